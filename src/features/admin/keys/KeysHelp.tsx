import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox, Dialog, media } from '@/ui';
import { useKeysSetting } from './KeysProvider';
import { messages } from './messages';

const Opener = styled.button`
  display: none;
  min-height: 44px;
  padding: 0 14px;
  text-align: left;
  border-radius: var(--r-m);
  font-size: var(--t-cap);
  color: var(--ink-3);
  &:hover {
    background: var(--sand);
  }
  ${media.desktop} {
    display: block;
  }
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px 20px;
  padding-bottom: 16px;
  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 2px 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-s);
    font: 500 var(--t-cap) / 1.4 var(--sans);
    text-align: center;
  }
`;

/** Lists the keyboard shortcuts; the ones without Ctrl can be turned off. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
  const { single, setSingle } = useKeysSetting();
  return (
    <>
      <Opener type="button" onClick={() => setOpen(true)}>
        {messages.title}
      </Opener>
      {open && (
        <Dialog title={messages.title} size="confirm" onClose={() => setOpen(false)}>
          <List>
            {messages.shortcuts.map(([keys, what]) => (
              <div key={what} style={{ display: 'contents' }}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </List>
          <Checkbox
            label={messages.single}
            checked={single}
            onChange={(event) => setSingle(event.target.checked)}
            style={{ marginBlock: 10 }}
          />
        </Dialog>
      )}
    </>
  );
}
