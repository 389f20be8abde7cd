import { Route, Routes } from 'react-router-dom';
import { loginPanelOpened } from '@/features/auth';
import { drawerOpened } from '@/features/cart';
import { RequireAdmin, RequireUser } from './guards';
import { lazyScreen } from './lazyScreen';
import { OpenOver } from './screens/OpenOver';

const Home = lazyScreen(() => import('@/features/home/HomeScreen'));
const List = lazyScreen(() => import(/* webpackPrefetch: true */ '@/features/catalogue/list/ListScreen'));
const Detail = lazyScreen(() => import(/* webpackPrefetch: true */ './screens/DetailRoute'));
const Profile = lazyScreen(() => import('@/features/profile/ProfileScreen'));
const Admin = lazyScreen(() => import('@/features/admin/AdminLayout'));
const About = lazyScreen(() => import('@/features/info/AboutScreen'));
const Contact = lazyScreen(() => import('@/features/info/ContactScreen'));
const Policy = lazyScreen(() => import('@/features/info/PolicyScreen'));
const NotFound = lazyScreen(() => import('@/features/info/NotFoundScreen'));

const login = loginPanelOpened({ mode: 'login' });
const cart = drawerOpened();
const registration = loginPanelOpened({ mode: 'registration' });

/** The addresses of the shop. Cart, checkout and login float, so theirs show the home page beneath. */
export function AppRoutes() {
  const over = (action: Parameters<typeof OpenOver>[0]['action']) => (
    <OpenOver action={action}>
      <Home />
    </OpenOver>
  );
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/login" element={over(login)} />
      <Route path="/register" element={over(registration)} />
      <Route path="/cart" element={over(cart)} />
      {/* The checkout begins in the drawer, where the address is chosen. */}
      <Route path="/checkout" element={over(cart)} />
      <Route path="/products" element={<List />} />
      <Route path="/product/:id" element={<Detail kind="product" />} />
      <Route path="/combo/:id" element={<Detail kind="combo" />} />
      <Route path="/about" element={<About />} />
      <Route path="/contact" element={<Contact />} />
      <Route path="/policies/:policy" element={<Policy />} />
      <Route
        path="/profile"
        element={
          <RequireUser>
            <Profile />
          </RequireUser>
        }
      />
      <Route
        path="/admin/*"
        element={
          <RequireAdmin>
            <Admin notFound={<NotFound />} />
          </RequireAdmin>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
