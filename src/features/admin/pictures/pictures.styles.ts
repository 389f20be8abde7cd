import styled from 'styled-components';
import { media } from '@/ui';

export const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px 16px;
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--dew)' : 'var(--line-strong)')};
  border-radius: var(--r-l);
  background: ${({ $over }) => ($over ? 'var(--mist)' : 'transparent')};
  text-align: center;
  transition:
    background var(--d-fast),
    border-color var(--d-fast);
  > svg {
    color: var(--dew);
  }
`;
/** The drop zone below a picture. */
export const Line = styled.div<{ $over: boolean }>`
  display: grid;
  gap: 8px;
  border-radius: var(--r-m);
  outline: ${({ $over }) => ($over ? '1.5px dashed var(--dew)' : 'none')};
  outline-offset: 8px;
`;
/** A hint for devices with a mouse and a keyboard. */
export const WithMouse = styled.p`
  display: none;
  font-weight: 500;
  ${media.hover} {
    display: block;
  }
`;
export const WithFinger = styled.p`
  font-weight: 500;
  ${media.hover} {
    display: none;
  }
`;
export const Uploads = styled.ul`
  display: grid;
  gap: 12px;
`;
export const UploadEntry = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 4px 14px;
  align-items: center;
  padding: 10px 8px 10px 10px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  > img,
  > span:first-child {
    grid-row: span 2;
    align-self: start;
    width: 56px;
    height: 70px;
    border-radius: var(--r-s);
    background: var(--mist);
    object-fit: cover;
  }
  > b {
    align-self: end;
    overflow: hidden;
    font-size: var(--t-small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > div:nth-child(3) {
    grid-row: span 2;
    align-self: start;
  }
  > div:last-child {
    align-self: start;
    display: grid;
    gap: 8px;
    min-width: 0;
  }
`;
export const Track = styled.div`
  height: 4px;
  border-radius: 2px;
  background: var(--mist);
  overflow: hidden;
`;
export const Progress = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--dew);
  transition: width var(--d-fast) linear;
`;
export const Group = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
`;
export const Shown = styled.figure<{ $ratio: string; $tall: boolean }>`
  display: grid;
  gap: 10px;
  max-width: ${({ $tall }) => ($tall ? 200 : 480)}px;
  img {
    aspect-ratio: ${({ $ratio }) => $ratio};
    width: 100%;
    height: auto;
    border-radius: var(--r-l);
    object-fit: cover;
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;
export const Interrupted = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;
  padding: 10px 4px 10px 14px;
  border-radius: var(--r-l);
  background: var(--blush);
  font-size: var(--t-small);
  p {
    padding-block: 8px;
  }
`;
