/**
 * An ESLint rule: only src/app/router/paths.ts contains the shop's addresses.
 */
const rule = (route) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Build “{{ text }}” with src/app/router/paths.ts, the only list of addresses.' },
  },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && route.test(text))
        context.report({ node, messageId: 'literal', data: { text } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => node === node.parent.quasis[0] && check(node, node.value.cooked),
    };
  },
});

/** `paths`: the patterns of the shop's routes, by name. */
module.exports = (paths) => {
  const segments = Object.values(paths).flatMap((pattern) => pattern.split('/')[1] || []);
  const route = new RegExp(`^/(${[...new Set(segments)].join('|')})([/?#]|$)`);
  return { rules: { 'no-route-literals': rule(route) } };
};
