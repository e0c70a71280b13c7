// The rules of the layers, as docs and a test name them. `$1` is what the group of `from` matched.
const forbidden = [
  {
    name: 'games-are-pure',
    comment:
      'Rules of play know no framework, database, clock or other part of the server (a schema library such as TypeBox excepted).',
    from: { path: '^src/games/' },
    to: { pathNot: ['^src/games/', '(^|/)node_modules/@sinclair/typebox(/|$)'] },
  },
  {
    name: 'rulesets-are-strangers',
    comment: 'A ruleset may use the kit, never another ruleset.',
    from: { path: '^src/games/(?!kit/)([^/]+)/' },
    to: { path: '^src/games/', pathNot: '^src/games/(kit|$1)/' },
  },
  {
    name: 'kit-knows-no-game',
    comment: 'The kit serves every ruleset and names none.',
    from: { path: '^src/games/kit/' },
    to: { path: '^src/games/', pathNot: '^src/games/kit/' },
  },
  {
    name: 'games-enter-by-the-registry',
    comment: 'Outside `src/games`, a game is whatever the registry says it is.',
    from: { path: '^src/', pathNot: '^src/games/' },
    to: { path: '^src/games/', pathNot: '^src/games/(registry\\.ts$|kit/)' },
  },
  {
    name: 'events-know-nobody',
    comment: 'The event store keeps facts without understanding them.',
    from: { path: '^src/events/' },
    to: { path: '^src/', pathNot: '^src/events/' },
  },
  {
    name: 'http-translates',
    comment:
      'Controllers ask a service or a projection; never the store, never what is on its way. Examples are signed as a server signs.',
    from: { path: '^src/http/', pathNot: '^src/http/contract/signed\\.ts$' },
    to: { path: '^src/(events|notifications/deliveries)/' },
  },
  {
    name: 'nobody-calls-http',
    comment: 'The outside depends on the inside.',
    from: { path: '^src/', pathNot: '^src/(http/|cli/|main\\.ts$|app\\.module\\.ts$)' },
    to: { path: '^src/http/' },
  },
  {
    name: 'listeners-do-not-play',
    comment:
      'Projections, notices and audit react; they decide nothing. The table’s words they may read. Mail that comes in asks play, as a client does.',
    from: { path: '^src/(projections|notifications|audit)/', pathNot: '^src/notifications/inbound/' },
    to: { path: '^src/play/', pathNot: '^src/play/(table|chance)/' },
  },
  {
    name: 'table-is-vocabulary',
    comment:
      'What every game shares is told, folded and drawn by pure functions, so that everybody may read it.',
    from: { path: '^src/play/(table|chance)/' },
    to: {
      path: '^(src|node_modules/(@nestjs|typeorm|pg))/',
      pathNot: '^src/(play/(table|chance)|games/kit|events/(canonical|entry|seal|outside)\\.ts)',
    },
  },
  {
    name: 'pictures-are-drawn-of-views',
    comment: 'What draws boards knows scenes and words: no state, journal or request can get into a picture.',
    from: { path: '^src/pictures/' },
    to: { path: '^src/', pathNot: '^src/(pictures|words|games/kit|refusals)/' },
  },
  {
    name: 'maps-stay-outside-of-rules',
    comment: 'The outlines of land are large, and no rule needs them.',
    from: { path: '^src/', pathNot: '^src/pictures/' },
    to: { path: '(^|/)node_modules/(d3-geo|topojson-client|world-atlas|@resvg)(/|$)' },
  },
  {
    name: 'no-circular',
    comment: 'If two files need each other, a third idea is missing.',
    from: {},
    to: { circular: true },
  },
].map((rule) => ({ severity: 'error', ...rule }));

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // An import of types alone is a dependency too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
