export const codeToCopy = (code: string) =>
  `Your browser does not let us copy. The code is ${code}; it is marked above, ready to be copied.`;
