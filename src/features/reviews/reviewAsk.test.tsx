import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { messages } from './messages';
import { reviewsSaga } from './reviewsSaga';
import ReviewAskScreen from './writing/ReviewAskScreen';

const products = ['Amla Serum', 'Rose Mist'].map((name) => ({ id: name, name, mainImage: '' }));

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
