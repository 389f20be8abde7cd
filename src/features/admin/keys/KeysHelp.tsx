import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Checkbox, Dialog } from '@/ui';
import { adminMedia, Kbd } from '../shared';
import { useKeysSetting } from './KeysProvider';
import { keysClosed, keysOpened, selectKeysOpen } from './keysSlice';
import { messages } from './messages';
import { useKeys } from './useKeys';

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 30px;
  padding: 0 8px;
  border-radius: 7px;
  color: var(--ink-3);
  &:hover {
    background: var(--admin-hover);
  }
  ${adminMedia.narrow} {
    justify-content: center;
    padding: 0;
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
const Groups = styled.div`
  display: grid;
  gap: 4px 40px;
  h3 {
    padding-block: 8px 4px;
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
  }
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const List = styled.dl`
  display: grid;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 34px;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--ink-2);
    font-size: 0.8125rem;
  }
`;

/** A key, or several; a pair is pressed one after the other. */
export type Shortcut = readonly [keys: readonly string[], what: string];

function Shortcuts({
  title,
  shortcuts,
  isPair = false,
}: {
  title: string;
  shortcuts: readonly Shortcut[];
  isPair?: boolean;
}) {
  return (
    <section>
      <h3>{title}</h3>
      <List>
        {shortcuts.map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, at) => (
                <span key={key}>
                  {isPair && at > 0 && `${messages.then} `}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </section>
  );
}

/** Lists the keyboard shortcuts, also with '?'; the ones without Ctrl can be turned off. `places` are those that G leads to. */
export function KeysHelp({ places }: { places: readonly Shortcut[] }) {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectKeysOpen);
  const { single, setSingle } = useKeysSetting();
  useKeys({ '?': () => void dispatch(keysOpened()) });
  return (
    <>
      <Opener type="button" title={messages.title} onClick={() => dispatch(keysOpened())}>
        <Kbd aria-hidden="true">?</Kbd>
        <span>{messages.title}</span>
      </Opener>
      {isOpen && (
        <Dialog title={messages.title} size="login" onClose={() => dispatch(keysClosed())}>
          <Groups>
            <div>
              {messages.groups.map(([title, shortcuts]) => (
                <Shortcuts key={title} title={title} shortcuts={shortcuts} />
              ))}
            </div>
            <Shortcuts title={messages.goTitle} shortcuts={places} isPair />
          </Groups>
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
