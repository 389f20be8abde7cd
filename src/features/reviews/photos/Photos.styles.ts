import styled from 'styled-components';

export const Photos = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  > span {
    font-size: var(--t-small);
    font-weight: 600;
  }
  i {
    font-style: normal;
    font-weight: 400;
    color: var(--ink-2);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;
export const PhotoRow = styled.li`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: start;
  img {
    width: 88px;
    height: 88px;
    border-radius: var(--r-m);
    object-fit: cover;
    background: var(--mist);
  }
  &[aria-busy='true'] img {
    opacity: 0.5;
  }
  img + button {
    position: absolute;
    inset: 0 0 auto auto;
    width: 44px;
    height: 44px;
    border-radius: 0 var(--r-m) 0 var(--r-m);
    background: var(--surface);
  }
`;
export const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  button {
    display: block;
    border-radius: var(--r-m);
  }
  img {
    display: block;
    width: 88px;
    height: 88px;
    border-radius: var(--r-m);
    object-fit: cover;
    background: var(--mist);
  }
`;
export const Large = styled.img`
  display: block;
  width: 100%;
  height: auto;
  max-height: 72vh;
  object-fit: contain;
  border-radius: var(--r-m);
  background: var(--mist);
`;
