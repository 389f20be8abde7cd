import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { reviewsSaga } from './reviewsSaga';
import ReviewAskScreen from './writing/ReviewAskScreen';

const products = ['Amla Serum', 'Rose Mist'].map((name) => ({ id: name, name, mainImage: '' }));

function open(path: string, isReachable = false) {
  const fake = fakeServices();
  fake.services.http = async ({ method }) => {
    if (method !== 'GET' && !isReachable) return { kind: 'network' };
    const asked = { success: true, products: products.slice(0, 1), suggested: { author: 'Aditi', city: '' } };
    const sent = { success: true, message: 'Thank you.' };
    return { kind: 'answered', status: 200, body: method === 'GET' ? asked : sent };
  };
  const view = renderWithStore(
    <Routes>
      <Route path={paths.mailLink} element={<ReviewAskScreen />} />
    </Routes>,
    { path, fake, sagas: [reviewsSaga] },
  );
  return { ...view, body: () => screen.findByRole('textbox', { name: messages.body }) };
}

test('an unsent review of a mail’s link is still there after a reload, for that link alone', async () => {
  window.sessionStorage.clear();
  const first = open('/mail/review~t.s');
  await first.user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await first.user.type(await first.body(), 'It left my skin calm.');
  first.unmount();

  const other = open('/mail/review~other.s');
  expect(await other.body()).toHaveValue('');
  other.unmount();

  const again = open('/mail/review~t.s', true);
  expect(await again.body()).toHaveValue('It left my skin calm.');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await again.user.click(screen.getByRole('button', { name: messages.send }));
  expect(await screen.findByText('Thank you.')).toBeVisible();
  again.unmount();

  expect(await open('/mail/review~t.s').body()).toHaveValue('');
});

test('each page of a mail that asks for reviews has the focus of the button that led to it', async () => {
  const fake = fakeServices();
  fake.services.http = async ({ method }) => {
    const asked = { success: true, products, suggested: { author: 'Aditi R.', city: '' } };
    const sent = { success: true, message: 'Thank you.' };
    return { kind: 'answered', status: 200, body: method === 'GET' ? asked : sent };
  };
  const { user } = renderWithStore(
    <Routes>
      <Route path={paths.mailLink} element={<ReviewAskScreen />} />
    </Routes>,
    { path: '/mail/review~t.s', fake, sagas: [reviewsSaga] },
  );
  const choice = await screen.findByRole('button', { name: messages.writeAbout('Amla Serum') });
  expect(document.body).toHaveFocus();
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(to) {
    scrolled.push([this.textContent, to]);
  };
  await user.click(choice);
  expect(screen.getByRole('heading', { name: messages.about('Amla Serum') })).toHaveFocus();
  // A choice far down the list would otherwise show the middle of the form.
  expect(scrolled).toEqual([[messages.about('Amla Serum'), { block: 'nearest' }]]);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: messages.body }), 'It left my skin calm.');
  await user.click(screen.getByRole('button', { name: messages.send }));
  await user.click(await screen.findByRole('button', { name: messages.writeAboutAnother }));
  expect(screen.getByRole('heading', { name: messages.about('Rose Mist') })).toHaveFocus();
});
