const FLOATING = ['/login', '/register', '/cart', '/checkout'];

/** Whether a path stands for what floats over the home page. */
export const floats = (path: string) => FLOATING.includes(path);
