/**
 * An ESLint rule: user-facing texts belong in messages.ts, so that a second language is one more folder. Reports text in JSX,
 * in attributes, properties and variables with names such as `title`, `aria-label` or `confirmLabel`, and sentences elsewhere.
 */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|caption|heading|hint|label|lead|message|note|placeholder|text|title|word)$|[a-z](Label|Title|Text|Hint|Message|Placeholder)$/;
const LETTER = /\p{L}/u;
/** A capital letter first, and at least one more word: 'Order not found', but neither 'ArrowDown' nor 'M4 4h16'. */
const SENTENCE = /^\s*\p{Lu}\S*\s+.*\p{Ll}{2}/su;
/** Values that documents and requests hold, although they read like texts. */
const STORED = new Set(['Cash on Delivery', 'Pay Online']);

/** The text of a literal; a template's values count as spaces. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
  return '';
}

/** The literals that an expression may evaluate to. */
function results(node) {
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...results(node.consequent), ...results(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (!['||', '??', '&&', '+'].includes(node.operator)) return [];
      return [...results(node.left), ...results(node.right)];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return results(node.expression);
    default:
      return [];
  }
}

const nameOf = (key) =>
  key?.type === 'JSXIdentifier' || key?.type === 'Identifier' ? key.name : String(key?.value ?? '');

/** Whether a text is a field of a log line: an argument of `log(…)`, or within the property `log` of an answer. */
function isLogged({ parent }) {
  switch (parent?.type) {
    case 'CallExpression':
      return nameOf(parent.callee.property ?? parent.callee) === 'log';
    case 'Property':
      return nameOf(parent.key) === 'log' || isLogged(parent);
    case 'ObjectExpression':
    case 'ConditionalExpression':
      return isLogged(parent);
    default:
      return false;
  }
}

/** Sentences that no shopper reads: errors for developers, types, styles, keys, module names, other attributes. */
const isInternal = (node) => {
  const { parent, value } = node;
  if (STORED.has(value) || (parent.type === 'Property' && parent.key === node)) return true;
  return (
    /^(NewExpression|TS\w*Type|TaggedTemplateExpression|JSXAttribute|Import\w+|Export\w+)$/.test(
      parent.type,
    ) ||
    (parent.type === 'CallExpression' &&
      (parent.callee.object?.name === 'console' ||
        // v.description: what the API's own pages say of a field.
        parent.callee.property?.name === 'description' ||
        parent.callee.type === 'Super'))
  );
};

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Move “{{ text }}” to the messages.ts of this feature.' },
  },
  create(context) {
    const reported = new Set();
    const report = (node, text) => {
      if (reported.has(node) || isLogged(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'literal', data: { text: text.trim() } });
    };
    const checkAll = (value) =>
      results(value).forEach((node) => /^[^/]*\p{L}/u.test(textOf(node)) && report(node, textOf(node)));
    const checkNamed = (key, value) =>
      READ.test(nameOf(key)) && nameOf(key) !== 'enterKeyHint' && checkAll(value);
    const checkSentence = (node) => {
      if (SENTENCE.test(textOf(node)) && !isInternal(node)) report(node, textOf(node));
    };
    return {
      JSXText: (node) => LETTER.test(node.value) && report(node, node.value),
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': checkAll,
      JSXAttribute: (node) => checkNamed(node.name, node.value),
      Property: (node) => checkNamed(node.key, node.value),
      VariableDeclarator: (node) => checkNamed(node.id, node.init),
      AssignmentPattern: (node) => checkNamed(node.left, node.right),
      'Literal:exit': checkSentence,
      'TemplateLiteral:exit': checkSentence,
    };
  },
};

module.exports = { rules: { 'no-literal-text': rule } };
