import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { Drawer } from '@/ui';
import { useBackCloses } from './useBackCloses';

function Page() {
  useBackCloses();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link to="/product/serum">Serum</Link>
      <button onClick={() => setOpen(true)}>Cart</button>
      <p>At {useLocation().pathname}</p>
      {open && (
        <Drawer title="Cart" onClose={() => setOpen(false)}>
          Nothing
        </Drawer>
      )}
    </>
  );
}

it('closes what floats and stays; once nothing floats it goes back', async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter useTransitions={false}>
      <Page />
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  await user.click(screen.getByRole('button', { name: 'Cart' }));

  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.pathname).toBe('/product/serum'));
  expect(screen.getByText('At /product/serum')).toBeVisible();

  window.history.back();
  expect(await screen.findByText('At /')).toBeVisible();
});
