import path from 'node:path';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';

const root = path.dirname(fileURLToPath(import.meta.url));

const maxLines = (max) => ({ 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] });
const maxFunction = ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }];
// A switch that names every case of a union is one question, not many.
const complexity = ['error', { max: 8, variant: 'modified' }];

const noDefaultExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a thing has one name everywhere.',
};
const noEnums = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union, or an `as const` array that gives one.',
};

const pure = 'The rules of play are pure: what they need is an argument.';
const impureGlobals = [
  ...[
    'Date',
    'process',
    'console',
    'performance',
    'crypto',
    'globalThis',
    'global',
    'fetch',
    'Buffer',
    'require',
  ],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'clearTimeout', 'clearInterval'],
];

export default tseslint.config(
  { ignores: ['**/dist/', 'coverage/', '.data/', 'node_modules/', 'clients/typescript/src/schema.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `Seat | 'spectator'` says more than `string`.
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // An interface may promise what one of its implementations has at once.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      complexity,
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', noDefaultExports, noEnums],
      'prefer-const': 'error',
      'max-lines-per-function': maxFunction,
      ...maxLines(200),
    },
  },
  {
    files: ['src/games/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals.map((name) => ({ name, message: pure }))],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: pure }],
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: pure })),
          patterns: [{ group: ['node:*'], message: pure }],
        },
      ],
    },
  },
  {
    // Printed components and schema changes are as long as they are.
    files: ['**/data/**/*.ts', 'migrations/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // The body of an answer has no type, and the assertions say what it is.
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines-per-function': 'off',
      ...maxLines(400),
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', 'pages/*.js'],
    rules: {
      complexity,
      eqeqeq: 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'prefer-const': 'error',
      'max-lines-per-function': maxFunction,
      ...maxLines(200),
    },
  },
);
