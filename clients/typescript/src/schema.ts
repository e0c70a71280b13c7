// Made of openapi.json by `npm run client:types`.

export interface paths {
  "/v1/players": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make an account
     * @description Makes an account and its first token, with the scopes `read`, `play` and `account`. The token is shown this once. With `email`, a mail asks to confirm that address; in the language of Accept-Language, which stays that of its mails; until then nothing else is sent to it. The number of accounts per address and hour is limited. Where registration is closed, a token with the scope `admin` still makes accounts for others.
     */
    post: operations["register"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who am I?
     * @description The account whose token came with the request.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["whoAmI"];
    put?: never;
    post?: never;
    /**
     * Erase my account
     * @description Forgets name, address and tokens, for good. Open games that you made are cancelled, seats that you hold in open games become free, and in games that are played a bot takes your seats. Journals name seats only and stay whole.
     *
     *     Needs a token with the scope `account`.
     */
    delete: operations["eraseMe"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List my tokens
     * @description Tokens that are not revoked, oldest first. What is secret about them is never shown again.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["listTokens"];
    put?: never;
    /**
     * Make a token
     * @description A further token of this account, for a bot or another device. It has no more scopes, and lives no longer, than the token that asks. It is shown this once.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["newToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me/tokens/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Revoke a token
     * @description From now on nobody is let in with it. Once more is no change.
     *
     *     Needs a token with the scope `account`.
     */
    delete: operations["revokeToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rulesets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What can be played?
     * @description Every ruleset of this server. Changes with a new build only.
     */
    get: operations["listRulesets"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rulesets/{ruleset}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a ruleset
     * @description Options and where they come from, the seats for given options, the printed parts (map, cards, tables), and the words for everything that is shown. Without the query parameter `options` they are those of the defaults: so are the seats, which other options may change. Where one option decides the defaults of others, like `preset`, ask with it to see them. Changes with a new build only.
     */
    get: operations["getRuleset"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List games
     * @description The games that you may see, newest first: your own, public ones, and open ones that you could join. Sandboxes are left out: with `sandbox=true` there are your own, and nothing else. A page is asked for with `next` of the page before as `cursor`.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listGames"];
    put?: never;
    /**
     * Make a game
     * @description Sets up a table. Before anyone sits down the game publishes commitments to its randomness. It begins when the last seat is taken, unless `start` is `manual`. The codes of invitations are shown this once. A `sandbox` is for those who write clients: they hold seats of all sides, and say what its dice show; that it is one is sealed.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["createGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a game
     * @description Who sits where, how far it is, and for whom it waits. What a seat sees is in the view.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getGame"];
    put?: never;
    post?: never;
    /**
     * Cancel a game
     * @description Only before it begins, and only by its maker.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["cancelGame"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a game
     * @description By its maker, once every seat is taken. Games with `start: automatic` begin by themselves.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["startGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/seats/{seat}/claim": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sit down
     * @description Takes a free seat of an open game, or of one that is being played and has lost a player: then you see what the seat may see, and entropy counts no more. With the last seat the game begins, unless its maker wants to say when. A player holds several seats only if they are on one side (but in a sandbox). Sitting down where you sit is no change; the entropy that you gave first stays.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["claimSeat"];
    /**
     * Stand up
     * @description Gives a seat back. In a game that is being played it goes to a bot or is open to others, as the game declares with `time.misses`; else it is open. In a sandbox it always goes to a bot. Who has no other seat there is a stranger from then on. A seat that is free already stays so.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["leaveSeat"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/invitations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations
     * @description For the maker of the game. Codes are not shown again.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listInvitations"];
    put?: never;
    /**
     * Invite somebody
     * @description Keeps a free seat for whoever has the code. By the maker of the game, while it is open.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["invite"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/view": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the game
     * @description The game as your seat may see it now, or with `version` as it saw it then. Who holds no seat sees what a spectator of a public game sees. Fresh at once after every action; ask again with If-None-Match. When the game is over, any seat’s view of any version is seen as that seat saw it then.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getView"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/actions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What may I do?
     * @description Everything that your seat may do now, every choice spelled out: a client needs no rules of its own. Empty while others decide. The `id` of an action stays the same as long as its decision stands.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listActions"];
    put?: never;
    /**
     * Act
     * @description Does one of the actions on offer, by its `id` or by its fields. If no answer comes, send the same again with the same Idempotency-Key: the action is taken once, and the first answer comes again. The answer is durable: what it says is in the journal. With `dryRun` everything is checked just so, and refused just so, and nothing is done: the answer says what would come of the action as far as your seat can know it beforehand.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["act"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the journal
     * @description Every entry, with what you may know of its events and what is needed to check its hash: the chain can be verified from what you receive. Ordered by entry; fresh at once after every action. With `wait` the answer comes when there is something; how many wait at a time is limited as with streams, and 429 has a `Retry-After` alone.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listEvents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/board.svg": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the board as a picture
     * @description The board of your seat as SVG. It shows what `/view` says with the same `seat` and `version`, and nothing else; of a sandbox it says that it is one. A game that has not begun has no board.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getBoardSvg"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/board.png": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the board in pixels
     * @description The board of your seat as PNG. It shows what `/view` says with the same `seat` and `version`, and nothing else; of a sandbox it says that it is one. A game that has not begun has no board.
     *
     *     A PNG is dear: 60 in a minute for each player; one that is wider than usual counts as its pixels do, of 1600 as 4, of 2400 as 9; a narrow one counts as 3, and of 1200 as 7; answers of 304 do not count. 4 of one player may wait to be painted; one more is refused with `Retry-After`, and not counted.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getBoardPng"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/board.txt": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the board
     * @description The board of your seat as plain text. It shows what `/view` says with the same `seat` and `version`, and nothing else; of a sandbox it says that it is one. A game that has not begun has no board.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getBoardText"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/stream": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow the game
     * @description Server-sent events: what happens in the game, as it happens, as you may know it. `id` is the entry number.
     *
     *     - `snapshot` (data: `ViewAnswer`): the game as it is now, as `/view` says it. With it a stream begins, unless you say what you know.
     *     - `entry` (data: `StreamedEntry`): the next entry, as `/events` has it, with how far the game is.
     *     - `end` (data: `StreamEnd`): the game is finished or cancelled.
     *     - `gone` (data: `Problem`): you may not look as you did any more.
     *
     *     Connect again with `Last-Event-ID` (or `after`): what you missed comes in order; where that is more than 100 entries, or the game has not come so far, a snapshot comes instead. What has passed meanwhile is not told. When you know the end, the answer is 204. It begins with `retry: 1000`: wait a second before you connect again. After 15 seconds of silence comes a comment. A client that does not read is let go. How many are open at a time is limited; that is no rate, and 429 has a `Retry-After` alone.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["streamGame"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/standing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What do I answer in advance?
     * @description The standing answers of your seat, those that have ended, and all that it may set. Nobody else is told.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getStanding"];
    /**
     * Answer in advance
     * @description Says how your seat answers questions of some kinds, so that nobody has to wait for you. It takes the place of all that the seat has set before; an empty list takes everything back. A question that stands is answered too. The short delay counts from the question, so that may be at once. Answer by hand before, and your answer counts.
     *
     *     Needs a token with the scope `play`.
     */
    put: operations["setStanding"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/undo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What may I take back?
     * @description The last action of your seat, if it may be taken back, and what is being asked about that.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getUndo"];
    put?: never;
    /**
     * Take back
     * @description Takes the last action of your seat back, as long as nobody has played since. The entry stays in the journal, struck out, and the game is as it was before it. An action by which nobody can have learned anything is taken back at once; for any other all other players are asked, and it stands unless they all agree. Taken back and done again: 20 of one player in one game and minute.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["undo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/redo": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do again what was taken back
     * @description As long as nobody has played since. It counts again just as it was, with what was drawn then. Taken back and done again: 20 of one player in one game and minute.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["redo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/rules-version": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * By which rules do we play?
     * @description The version of the rules by which the game is played, the newest one that the server has, and what is being asked about that.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getRulesVersion"];
    put?: never;
    /**
     * Go on by newer rules
     * @description A game is played by the version of its rules with which it began. Its players may go on by the newest one, if all agree: all other players are asked, bots are not. Where nobody is to be asked, it is adopted at once. What has been played stays as it is; `revisions` of the ruleset say what is otherwise from then on.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["adoptRules"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/resign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resign
     * @description Gives the game up for your seat. The rules say how the others play on; where they do not, your side has lost. Sent again, it changes nothing.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["resign"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me/vacations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List my vacations
     * @description Those that are not over.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listVacations"];
    put?: never;
    /**
     * Take a vacation
     * @description Your time stands still meanwhile in the games that you play now, as far as each of them allows. A game counts whole days, begun ones too. Asked for again it is the same one. 10 in 24 hours.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["takeVacation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me/vacations/{vacation}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * End a vacation
     * @description You are back early, or do not leave. Days that have not begun are yours again.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["endVacation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/messages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was said?
     * @description Newest first: what was said to all, and, for who sits in the game, what was said among their own side. Who takes a seat over reads what was said on its side before.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listMessages"];
    put?: never;
    /**
     * Say something
     * @description To everyone who may see the game, or to one’s own side alone. It changes nothing in the game, and nobody else can tell that a side talks. The same again with the same Idempotency-Key is said once. 60 of one player in one game and hour.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["say"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/messages/{message}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take back what I said
     * @description The text is deleted; that something was said stays.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["eraseMessage"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/disputes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is disputed?
     * @description All disputes of the game with what was said about them and how they were ruled, for everyone who may see the game.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listDisputes"];
    put?: never;
    /**
     * Dispute an entry
     * @description Says what is wrong with an entry. In a game that was made so, nobody can play on until it is ruled on or withdrawn. A seat has one open dispute at the most. It is an entry of the game, and everybody at the table sees it.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["openDispute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/disputes/{dispute}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Withdraw a dispute
     * @description The seat that opened it lets it be.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["withdrawDispute"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/disputes/{dispute}/statements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say something about a dispute
     * @description As a seat of the game, or as one of its arbiters. Everybody at the table reads it.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["makeStatement"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/rulings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rule a dispute
     * @description For arbiters of the game. The ruling is an entry. After a rewind all that was played stays in the journal, struck out, and the game is as it was after `entry`, with new dice and cards from there.
     *
     *     Needs a token with the scope `arbiter`.
     */
    post: operations["giveRuling"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/adjustments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What may be put right?
     * @description For arbiters of the game: the corrections that its ruleset offers now, each spelled out.
     *
     *     Needs a token with the scope `arbiter`.
     */
    get: operations["listAdjustments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/arbiters": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Name an arbiter, or come as one
     * @description With `player`, by the maker of a game that has not begun: an arbiter of this server becomes one of the game. Without, by an arbiter of this server, whose token has the scope `arbiter`: only while a dispute is open in the game, or when it is over. Nobody is an arbiter of a game in which they sit. It is an entry of the game, and everybody at the table sees it. Once more is no change.
     *
     *     Needs a token with the scope `play`.
     */
    post: operations["grantArbiter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/arbiters/{arbiter}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Be arbiter no more
     * @description By the arbiter at any time, or by the maker of the game before it begins. It is an entry of the game. Who was an arbiter is a stranger from then on. Once more is no change.
     *
     *     Needs a token with the scope `play`.
     */
    delete: operations["withdrawArbiter"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/access": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What did arbiters look at?
     * @description Every look of an arbiter at what a seat may see while the game was not over, newest first; it was written down before it was answered. For those who sit in the game, its maker and its arbiters.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["listAccess"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/diff": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was learned?
     * @description What your seat learned from one version of the game to another: the entries between, as it was told them, and how its view changed, as a JSON Patch. What passed and may no longer be told is left out of both until the game is over.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getDiff"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List signing keys
     * @description The public halves of the keys that sign heads, retired ones included; and apart from them those of other servers, whose games were taken in.
     */
    get: operations["listKeys"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/proof": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take the proof along
     * @description The game as a file that verifies without this server: all entries with what you may know of them now, the keys, and a signature over the whole. When the game is over everything is open: seeds, draws, hidden events. Names and labels are not in it. It comes as a stream; a file without its last line has been cut off.
     *
     *     Each line is canonical JSON (RFC 8785), with what it is as `line`: one `proof` says which game this is and for whom; a `key` for each key that signed; an `entry` for each entry from 1 on, as `/events` has it without labels; then `end`, whose `sha256` is of all bytes before it, and whose `signature` covers `["harker-proof-end/1", game, sha256]`.
     *
     *     The `hash` of an entry is the SHA-256 of one canonical object: its game, number, seat and time, the members of its `seal` but for `opened`, and as `events` those that everyone may know; what others know is in it by `commitments`. `seal.previous` is the hash of the entry before, and `head` signs `["harker-head/1", game, version, hash]`. The whole is told at /docs/seal and /docs/proof.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getProof"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/checkpoints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List checkpoints
     * @description Signed roots over the heads of all games, newest first. One is made from time to time if something has changed, and each names the one before. A page is asked for with `next` of the page before as `cursor`.
     */
    get: operations["listCheckpoints"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/checkpoints/{number}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a checkpoint
     * @description It never changes.
     */
    get: operations["getCheckpoint"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/checkpoints/{number}/games/{game}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find a game in a checkpoint
     * @description The head that the game had, and the path from it to the root. Who keeps this answer can show later, with the proof of the game, that it is still the same game. Described in docs/checkpoints.md.
     *
     *     Needs a token with the scope `read`.
     */
    get: operations["getGameInCheckpoint"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/imports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take in a finished game
     * @description A game that was played to its end on another server, as the bundle that `GET /v1/games/{game}/proof` gave there; at most 32 MiB. It is verified, and played again by the rules of this server; then it can be read and replayed here like any other. You count as its maker, nobody holds a seat in it, and it stays signed by the key of the other server, which GET /v1/keys lists under `foreign`.
     *
     *     Needs a token with the scope `admin`.
     */
    post: operations["importGame"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List my webhooks
     * @description Oldest first. Secrets are never shown again.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["listWebhooks"];
    put?: never;
    /**
     * Register a webhook
     * @description Asks to be called when there is something to tell: for all of your games, for one, or for one seat of yours. The secret, by which the receiver knows that a call is ours, is shown this once. Calls follow Standard Webhooks. There is a limit to how often this is done in a minute.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["registerWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of my webhooks
     * @description Also says whether, and why, it is not called any more.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["getWebhook"];
    put?: never;
    post?: never;
    /**
     * Remove a webhook
     * @description It is not called again, also for what is on its way. Once more is no change.
     *
     *     Needs a token with the scope `account`.
     */
    delete: operations["removeWebhook"];
    options?: never;
    head?: never;
    /**
     * Change a webhook
     * @description What is left out stays. Enabling it forgets earlier failures. There is a limit to how often this is done in a minute.
     *
     *     Needs a token with the scope `account`.
     */
    patch: operations["changeWebhook"];
    trace?: never;
  };
  "/v1/webhooks/{webhook}/rotate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the secret
     * @description Makes a new secret, shown this once. For 24 hours both the new one and the one before sign each call; what was before that ends at once.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["rotateWebhookSecret"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/ping": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call a webhook to try it
     * @description Sends a `ping`. What came of it stands in the log of deliveries. There is a limit to how often this is done in a minute.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["pingWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was a webhook told?
     * @description What it was told and is to be told, newest first, each with its last attempt. Kept for 30 days.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["listWebhookDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/deliveries/{delivery}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One delivery
     * @description With every attempt: when, the status of the answer, how long it took, and how it began.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["getWebhookDelivery"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/deliveries/{delivery}/redeliver": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send one again
     * @description Sends a delivery again, with its id and its body, whatever has become of it. There is a limit to how often this is done in a minute.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["redeliverToWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/webhooks/{webhook}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send everything again since a time
     * @description Sends again what came up since then, also while the webhook was disabled: in order, each with its id and its body, at most a thousand at a time, and 5,000 in an hour for one account. There is a limit to how often this is done in a minute. After a longer time in which a receiver was away, this is how it catches up. A URL that has never answered a call with 2xx gets none: let it answer a ping first.
     *
     *     Needs a token with the scope `account`.
     */
    post: operations["replayToWebhook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/me/mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where do I get mail?
     * @description Where this account gets mail, and when. Where it has no address there are none: `no-mail-address`.
     *
     *     Needs a token with the scope `account`.
     */
    get: operations["getMailSettings"];
    /**
     * Set where and when mail comes
     * @description What is left out stays as it is. A new address gets one mail that asks to confirm it, and nothing else until that is done; as long as it is not, naming it again sends another one. How many are sent is limited: 5 in an hour for your account, which is told with the answer, and so many to one mailbox and from one network, which is not: then 429 has a `Retry-After` alone.
     *
     *     Needs a token with the scope `account`.
     */
    put: operations["changeMailSettings"];
    post?: never;
    /**
     * No mail any more
     * @description Forgets the address and its settings.
     *
     *     Needs a token with the scope `account`.
     */
    delete: operations["noMail"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/games/{game}/mail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set when mail about a game comes
     * @description For this game it counts before what is set for the account.
     *
     *     Needs a token with the scope `account`.
     */
    put: operations["changeGameMail"];
    post?: never;
    /**
     * Mail about a game as about all others
     * @description What is set for the account counts for this game again.
     *
     *     Needs a token with the scope `account`.
     */
    delete: operations["resetGameMail"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One look of an arbiter at what a seat may see. */
    Access: {
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description Which arbiter of the game. */
      arbiter: string;
      player: {
        /** Format: uuid */
        id: string;
        /** @description Empty where the player was erased. */
        displayName: string;
      } | null;
      /**
       * @description What was read.
       * @enum {string}
       */
      what: "view" | "events" | "diff" | "proof";
      /** @description A seat of the game. */
      seat: string;
      /** @description Everything after this version was read … */
      from: number;
      /** @description … up to this one. Of a view both name its version. */
      to: number;
    };
    Accesses: {
      next: string | null;
      items: components["schemas"]["Access"][];
    };
    /** @description What an action brought about, as the acting seat may know it. */
    Acted: {
      /** @description The entry that the action made. */
      version: number;
      /** @description A seat of the game. */
      seat: string;
      /** @description What this seat may know of what happened. */
      events: components["schemas"]["Event"][];
      view: components["schemas"]["View"];
      /** @description What this seat may do next. */
      actions: components["schemas"]["OfferedAction"][];
      receipt: components["schemas"]["Head"];
    };
    /** @description An action at the table, or of any ruleset. */
    Action: components["schemas"]["TableAction"] | components["schemas"]["FuryOfDracula2eAction"] | components["schemas"]["FuryOfDracula4eAction"] | components["schemas"]["VampireGravesAction"];
    /** @description One of the actions on offer. */
    ActionById: {
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description An action by its id, or by its fields. */
    ActionRequest: components["schemas"]["ActionById"] | components["schemas"]["Action"];
    /** @description Everything that a seat may do now, every choice spelled out. */
    ActionsAnswer: {
      /** @description Number of the last entry of the game. */
      version: number;
      /** @description A seat of the game. */
      seat: string;
      actions: components["schemas"]["OfferedAction"][];
    };
    /** @description A correction that an arbiter may make now. */
    Adjustment: {
      /** @description Send it as `adjustment` of a ruling. */
      adjustment: {
        type: string;
      } & {
        [key: string]: unknown;
      };
      /** @description In words. */
      label: string;
    };
    Adjustments: {
      /** @description There is no next page. */
      next: null;
      items: components["schemas"]["Adjustment"][];
    };
    AdoptRulesBody: {
      /** @description The newest version of the rules. Sent again, it changes nothing. */
      rulesVersion: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    Alive: {
      /** @constant */
      status: "ok";
    };
    /** @description Somebody who may look as any seat, and give rulings. */
    Arbiter: {
      /** @description `arbiter-1`, `arbiter-2` … */
      arbiter: string;
      player: {
        /** Format: uuid */
        id: string;
        /** @description Empty where the player was erased. */
        displayName: string;
      } | null;
    };
    ArbiterBody: {
      /**
       * Format: uuid
       * @description Whom the maker names: the id of an account. Left out: I come myself.
       */
      player?: string;
    };
    /** @description One operation of a JSON Patch (RFC 6902). */
    Change: {
      /**
       * @description What to do.
       * @enum {string}
       */
      op: "add" | "remove" | "replace" | "move" | "copy" | "test";
      /** @description Where in the view: a JSON Pointer (RFC 6901). */
      path: string;
      /** @description For `move` and `copy`: from where. */
      from?: string;
      /** @description For `add`, `replace` and `test`. */
      value?: unknown;
    };
    /** @description Where all games stood at one moment. Keep it: no game can be replaced unseen after it. */
    Checkpoint: {
      /** @description 1, 2, 3 … without a gap. */
      number: number;
      /**
       * Format: date-time
       * @description When it was made.
       */
      at: string;
      /** @description How many games it holds. */
      games: number;
      /** @description Of the Merkle tree over the heads of all games (RFC 9162). */
      root: string;
      /** @description Hash of the checkpoint before; zeros for the first. */
      previous: string;
      /** @description SHA-256 of what is signed. */
      hash: string;
      /** @description The key that signed; GET /v1/keys has its public half. */
      key: string;
      /** @description Ed25519, base64url. */
      signature: string;
    };
    Checkpoints: {
      next: string | null;
      items: components["schemas"]["Checkpoint"][];
    };
    ClaimBody: {
      /** @description Code of an invitation, where the seat asks for one. */
      invitation?: string;
      /** @description Your own share of the randomness, any text. Without it your share counts as "none". */
      entropy?: string;
    };
    /** @description The printed parts of a game. More types and members may come at any time: ignore those that you do not know. */
    Components: components["schemas"]["FuryOfDracula2eComponents"] | components["schemas"]["FuryOfDracula4eComponents"] | components["schemas"]["VampireGravesComponents"];
    CreateGameBody: {
      /** @description One of GET /v1/rulesets. */
      ruleset: string;
      /** @description Options of the ruleset; what is left out is as by default. Each may have the values that it has in the schema of that ruleset, which is named by it: `VampireGravesOptions` for `vampire-graves`. `Options` refers to all of them. */
      options?: {
        [key: string]: unknown;
      };
      /**
       * @description private: a stranger sees it only while it is open. public: everyone may watch.
       * @default private
       * @enum {string}
       */
      visibility: "private" | "public";
      /**
       * @description automatic: it begins when the last seat is taken. manual: when its maker says so.
       * @default automatic
       * @enum {string}
       */
      start: "automatic" | "manual";
      /**
       * @description freeze: while a dispute is open, the game stands still.
       * @default playOn
       * @enum {string}
       */
      disputes: "playOn" | "freeze";
      /** @description How much time there is. It is declared now and stays so. Left out: nobody has to hurry. */
      time?: components["schemas"]["TimeBody"];
      /** @description true: to test a client with. All seats are mine or bots; nobody else ever sees it. Its dice may follow a script. */
      sandbox?: boolean;
      /** @description Only in a sandbox: by purpose (GET /v1/rulesets/{ruleset} names them) what is drawn, as `draws` of a proof say it: 0 for the first of n. Each value is used once, in the order of the draws for its purpose over the whole game; what is taken back has used its values. Of a value that is not below n the remainder counts (value mod n). Where a list is used up, or a purpose is not named, it is drawn as in any game. */
      dice?: {
        [key: string]: number[];
      };
      /** @description Who sits where. Seats that are not named are open; in a sandbox they are mine. */
      seats?: components["schemas"]["SeatPlan"][];
    };
    /** @description A game that was just made, with the invitations to its seats. */
    CreatedGame: {
      /** Format: uuid */
      id: string;
      ruleset: string;
      /** @description By which version of its rules it is played now. */
      rulesVersion: number;
      /**
       * @description public: every account may see what a spectator sees.
       * @enum {string}
       */
      visibility: "private" | "public";
      /**
       * @description open: seats can be taken. playing. finished: everything is open. cancelled: it never began.
       * @enum {string}
       */
      status: "open" | "playing" | "finished" | "cancelled";
      /** @description Number of its last entry. */
      version: number;
      head: components["schemas"]["Head"];
      options: components["schemas"]["Options"];
      /**
       * @description automatic: it begins when the last seat is taken.
       * @enum {string}
       */
      start: "automatic" | "manual";
      /** @description Whether it is one: to test a client with, seen by its maker alone; its dice may follow a script. */
      sandbox: boolean;
      time: components["schemas"]["Time"];
      /** @description Who must decide until when. Empty in a game without time. */
      deadlines: {
        /** @description A seat of the game. */
        seat: string;
        /** @description Id of a decision that GET /v1/games/{game}/view has. */
        decision: string;
        /**
         * Format: date-time
         * @description Until when. A default is taken after that, never before.
         */
        at: string;
        /** @description With mode bank: the last so many seconds of it come out of the bank of the seat, which has no more than that. */
        bank?: number;
      }[];
      /**
       * @description freeze: the game stands still while a dispute is open.
       * @enum {string}
       */
      disputes: "playOn" | "freeze";
      /** @description Whether it stands still now. */
      frozen: boolean;
      seats: components["schemas"]["Seat"][];
      /** @description Those who are one now. */
      arbiters: components["schemas"]["Arbiter"][];
      /** @description Seats that have something to decide now. */
      awaiting: string[];
      outcome: components["schemas"]["Outcome"] | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      invitations: components["schemas"]["Invitation"][];
    };
    /** @description Deadlines of a game of yours are others now. */
    DeadlinesMovedNotice: {
      /** @constant */
      type: "deadlines.moved";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description Something that must be answered before play goes on. */
    Decision: {
      /** @description Never used twice in a game. */
      id: string;
      kind: string;
      /** @description Who may answer. */
      seats: string[];
      /** @description Until when each of them has time. Empty in a game without time. */
      deadlines: {
        /** @description A seat of the game. */
        seat: string;
        /**
         * Format: date-time
         * @description A default is taken after that, never before.
         */
        at: string;
      }[];
      label: string;
    };
    DeliveryAttempt: {
      /**
       * Format: date-time
       * @description When it ended.
       */
      at: string;
      /**
       * @description retry: it failed, and is tried again.
       * @enum {string}
       */
      outcome: "delivered" | "retry" | "failed";
      /** @description Of the answer, if one came. */
      status?: number;
      /** @description Milliseconds. */
      latency?: number;
      /** @description The beginning of the answer, or why none came. */
      said?: string;
    };
    /** @description What a viewer learned from one version of the game to another. */
    Diff: {
      seat: string | null;
      /** @description A version of the game; 0: before the game. */
      from: number;
      /** @description A later version of the game. */
      to: number;
      /** @description All after `from`, up to `to`. */
      entries: components["schemas"]["ToldEntry"][];
      /** @description Done one after another, they make the `view` at `to` of the `view` at `from`. Before the game begins the view is null. */
      changes: components["schemas"]["Change"][];
    };
    /** @description A quarrel about an entry, as everybody at the table knows it. */
    Dispute: {
      /** @description Its number in this game. */
      dispute: number;
      /** @description A seat of the game. */
      seat: string;
      /** @description The entry that is disputed. */
      entry: number;
      /**
       * @description How it stands.
       * @enum {string}
       */
      status: "open" | "withdrawn" | "ruled";
      claim: components["schemas"]["Said"];
      statements: components["schemas"]["Said"][];
      ruling: components["schemas"]["Ruling"] | null;
    };
    DisputeBody: {
      /** @description The entry that is disputed. */
      entry: number;
      /** @description What is wrong with it. Name seats, not people: it stays with the game. */
      claim: string;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description A dispute is opened in a game of yours. */
    DisputeOpenedNotice: {
      /** @constant */
      type: "dispute.opened";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A dispute in a game of yours is ruled on. */
    DisputeRuledNotice: {
      /** @constant */
      type: "dispute.ruled";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    Disputes: {
      /** @description There is no next page. */
      next: null;
      items: components["schemas"]["Dispute"][];
    };
    Draw: {
      purpose: string;
      /** @description Counts within one purpose of one entry. */
      index: number;
      /** @description How many outcomes there were. */
      n: number;
      value: number;
    };
    /** @description An action that could be done now, and was not. */
    DryRun: {
      /**
       * @description Nothing was done.
       * @constant
       */
      dryRun: true;
      ruleset: string;
      /** @description A seat of the game. */
      seat: string;
      /** @description How far the game is: it stays so. */
      version: number;
      action: components["schemas"]["OfferedAction"];
      /** @description What would come of the action, where that follows from what this seat knows. null: chance, something hidden or the table has a say in it, or it ends the game. */
      preview: components["schemas"]["Preview"] | null;
    };
    /** @description Nothing more will come; the server closes the stream. */
    EndFrame: {
      event: "end";
      /** @description Send it back as `Last-Event-ID`. */
      id: number;
      data: components["schemas"]["StreamEnd"];
    };
    /** @description One accepted action and what you may know of its events. */
    Entry: {
      entry: number;
      seat: string | null;
      /**
       * Format: date-time
       * @description When it was accepted.
       */
      at: string;
      events: components["schemas"]["Event"][];
      /** @description Whether it was played and has been turned back since: it is kept, and counts no longer. */
      struck: boolean;
      seal: components["schemas"]["Seal"];
      /** @description SHA-256 of the entry. */
      hash: string;
      head: components["schemas"]["Head"];
    };
    /** @description The next entry. */
    EntryFrame: {
      event: "entry";
      /** @description Send it back as `Last-Event-ID`. */
      id: number;
      data: components["schemas"]["StreamedEntry"];
    };
    /** @description An event of the table or of any ruleset, as it is told. More types and members may come at any time: ignore those that you do not know. */
    Event: components["schemas"]["TableEvent"] | components["schemas"]["FuryOfDracula2eEvent"] | components["schemas"]["FuryOfDracula4eEvent"] | components["schemas"]["VampireGravesEvent"];
    ForeignKey: {
      /** @description Its id, as heads name it. */
      key: string;
      /**
       * @description RFC 8032.
       * @enum {string}
       */
      algorithm: "Ed25519";
      /** @description 32 bytes, base64url. */
      publicKey: string;
    };
    FuryOfDracula2eAction: components["schemas"]["FuryOfDracula2eActionStartIn"] | components["schemas"]["FuryOfDracula2eActionPass"] | components["schemas"]["FuryOfDracula2eActionPlayEvent"] | components["schemas"]["FuryOfDracula2eActionDiscardEvent"] | components["schemas"]["FuryOfDracula2eActionDiscardItem"] | components["schemas"]["FuryOfDracula2eActionShowItem"] | components["schemas"]["FuryOfDracula2eActionUseItem"] | components["schemas"]["FuryOfDracula2eActionDeclare"] | components["schemas"]["FuryOfDracula2eActionChooseHunter"] | components["schemas"]["FuryOfDracula2eActionChooseLocation"] | components["schemas"]["FuryOfDracula2eActionDismissAlly"] | components["schemas"]["FuryOfDracula2eActionStay"] | components["schemas"]["FuryOfDracula2eActionMoveByRoad"] | components["schemas"]["FuryOfDracula2eActionMoveBySea"] | components["schemas"]["FuryOfDracula2eActionMoveByRail"] | components["schemas"]["FuryOfDracula2eActionRideHorse"] | components["schemas"]["FuryOfDracula2eActionDarkCall"] | components["schemas"]["FuryOfDracula2eActionFeed"] | components["schemas"]["FuryOfDracula2eActionHide"] | components["schemas"]["FuryOfDracula2eActionDoubleBack"] | components["schemas"]["FuryOfDracula2eActionTakeWolfForm"] | components["schemas"]["FuryOfDracula2eActionDoubleBackAsWolf"] | components["schemas"]["FuryOfDracula2eActionHideAsWolf"] | components["schemas"]["FuryOfDracula2eActionEmptyCatacombs"] | components["schemas"]["FuryOfDracula2eActionPlaceEncounter"] | components["schemas"]["FuryOfDracula2eActionKeepEncounter"] | components["schemas"]["FuryOfDracula2eActionSendToCatacombs"] | components["schemas"]["FuryOfDracula2eActionTakeBack"] | components["schemas"]["FuryOfDracula2eActionMature"] | components["schemas"]["FuryOfDracula2eActionLetGo"] | components["schemas"]["FuryOfDracula2eActionDiscardEncounter"] | components["schemas"]["FuryOfDracula2eActionChooseEncounter"] | components["schemas"]["FuryOfDracula2eActionChooseKind"] | components["schemas"]["FuryOfDracula2eActionBlockRoute"] | components["schemas"]["FuryOfDracula2eActionRemoveHost"] | components["schemas"]["FuryOfDracula2eActionKeepAlly"] | components["schemas"]["FuryOfDracula2eActionInvite"] | components["schemas"]["FuryOfDracula2eActionJoin"] | components["schemas"]["FuryOfDracula2eActionUseRoll"] | components["schemas"]["FuryOfDracula2eActionRideTo"] | components["schemas"]["FuryOfDracula2eActionRest"] | components["schemas"]["FuryOfDracula2eActionSupply"] | components["schemas"]["FuryOfDracula2eActionTrade"] | components["schemas"]["FuryOfDracula2eActionExchangeItem"] | components["schemas"]["FuryOfDracula2eActionGiveItem"] | components["schemas"]["FuryOfDracula2eActionUseFont"] | components["schemas"]["FuryOfDracula2eActionSpendResolve"] | components["schemas"]["FuryOfDracula2eActionKeepItemOpen"] | components["schemas"]["FuryOfDracula2eActionKeepEventOpen"] | components["schemas"]["FuryOfDracula2eActionRemoveRoadblock"] | components["schemas"]["FuryOfDracula2eActionRecoverEvent"] | components["schemas"]["FuryOfDracula2eActionChooseToken"] | components["schemas"]["FuryOfDracula2eActionFight"] | components["schemas"]["FuryOfDracula2eActionPlayTactic"] | components["schemas"]["FuryOfDracula2eActionTakeResult"] | components["schemas"]["FuryOfDracula2eActionFlyTo"];
    /** @description Close a road or a rail to hunters. */
    FuryOfDracula2eActionBlockRoute: {
      type: "blockRoute";
      from: components["schemas"]["FuryOfDracula2eLocation"];
      to: components["schemas"]["FuryOfDracula2eLocation"];
      way: components["schemas"]["FuryOfDracula2eWay"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose an encounter. */
    FuryOfDracula2eActionChooseEncounter: {
      type: "chooseEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose a hunter. */
    FuryOfDracula2eActionChooseHunter: {
      type: "chooseHunter";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose what a hunter loses. */
    FuryOfDracula2eActionChooseKind: {
      type: "chooseKind";
      /** @enum {string} */
      kind: "item" | "event";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose a place. */
    FuryOfDracula2eActionChooseLocation: {
      type: "chooseLocation";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose an encounter that lies face down. */
    FuryOfDracula2eActionChooseToken: {
      type: "chooseToken";
      spot: components["schemas"]["FuryOfDracula2eAskedSpot"];
      /** @description Which of the tokens there, counted from 1. */
      token: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and draw ten more encounters. */
    FuryOfDracula2eActionDarkCall: {
      type: "darkCall";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description State your next move. It binds as long as it is legal then. */
    FuryOfDracula2eActionDeclare: {
      type: "declare";
      move: components["schemas"]["FuryOfDracula2eAskedMove"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Return an encounter of your hand to the pool. */
    FuryOfDracula2eActionDiscardEncounter: {
      type: "discardEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard an event card. */
    FuryOfDracula2eActionDiscardEvent: {
      type: "discardEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard an item. */
    FuryOfDracula2eActionDiscardItem: {
      type: "discardItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Send this ally of the other side away. */
    FuryOfDracula2eActionDismissAlly: {
      type: "dismissAlly";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go to a place whose card is in the trail or the catacombs. */
    FuryOfDracula2eActionDoubleBack: {
      type: "doubleBack";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go back as a wolf, along one or two roads. */
    FuryOfDracula2eActionDoubleBackAsWolf: {
      type: "doubleBackAsWolf";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take a card back from the catacombs. */
    FuryOfDracula2eActionEmptyCatacombs: {
      type: "emptyCatacombs";
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard an item and take another one from the discard pile. */
    FuryOfDracula2eActionExchangeItem: {
      type: "exchangeItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      taken: components["schemas"]["FuryOfDracula2eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and gain one blood. */
    FuryOfDracula2eActionFeed: {
      type: "feed";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Name the hunter against whom this round goes. */
    FuryOfDracula2eActionFight: {
      type: "fight";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Fly to this city as a bat. */
    FuryOfDracula2eActionFlyTo: {
      type: "flyTo";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Hand an item to a hunter. */
    FuryOfDracula2eActionGiveItem: {
      type: "giveItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      to: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula2eActionHide: {
      type: "hide";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and lay Hide face down with Wolf Form. */
    FuryOfDracula2eActionHideAsWolf: {
      type: "hideAsWolf";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Ask hunters in this city to share your turn. */
    FuryOfDracula2eActionInvite: {
      type: "invite";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Share the turn. */
    FuryOfDracula2eActionJoin: {
      type: "join";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this ally; the other one goes. */
    FuryOfDracula2eActionKeepAlly: {
      type: "keepAlly";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Of the encounters on the card keep this one. */
    FuryOfDracula2eActionKeepEncounter: {
      type: "keepEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this event open to Dracula. */
    FuryOfDracula2eActionKeepEventOpen: {
      type: "keepEventOpen";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this item open to Dracula. */
    FuryOfDracula2eActionKeepItemOpen: {
      type: "keepItemOpen";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Return the encounter to the pool. */
    FuryOfDracula2eActionLetGo: {
      type: "letGo";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let the encounter mature. */
    FuryOfDracula2eActionMature: {
      type: "mature";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Try to take a train. */
    FuryOfDracula2eActionMoveByRail: {
      type: "moveByRail";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go along a road. */
    FuryOfDracula2eActionMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula2eActionMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Do nothing here. */
    FuryOfDracula2eActionPass: {
      type: "pass";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Place this encounter. */
    FuryOfDracula2eActionPlaceEncounter: {
      type: "placeEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play an event card. */
    FuryOfDracula2eActionPlayEvent: {
      type: "playEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play this card in the round. */
    FuryOfDracula2eActionPlayTactic: {
      type: "playTactic";
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take this event from the discard pile. */
    FuryOfDracula2eActionRecoverEvent: {
      type: "recoverEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take the Heavenly Host of this city away. */
    FuryOfDracula2eActionRemoveHost: {
      type: "removeHost";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take the Roadblock away. */
    FuryOfDracula2eActionRemoveRoadblock: {
      type: "removeRoadblock";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Draw two events and gain two health. */
    FuryOfDracula2eActionRest: {
      type: "rest";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard a Fast Horse and go along two roads. */
    FuryOfDracula2eActionRideHorse: {
      type: "rideHorse";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go there by train. */
    FuryOfDracula2eActionRideTo: {
      type: "rideTo";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Put the card that was pushed off into the catacombs. */
    FuryOfDracula2eActionSendToCatacombs: {
      type: "sendToCatacombs";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Show an item, and keep it. */
    FuryOfDracula2eActionShowItem: {
      type: "showItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Spend one resolve. */
    FuryOfDracula2eActionSpendResolve: {
      type: "spendResolve";
      on: components["schemas"]["FuryOfDracula2eResolveUse"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Begin the game in this city. */
    FuryOfDracula2eActionStartIn: {
      type: "startIn";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay where you are. */
    FuryOfDracula2eActionStay: {
      type: "stay";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Draw cards. */
    FuryOfDracula2eActionSupply: {
      type: "supply";
      /** @enum {string} */
      draw: "event" | "item" | "both";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take the card that was pushed off back. */
    FuryOfDracula2eActionTakeBack: {
      type: "takeBack";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take the result of this card. */
    FuryOfDracula2eActionTakeResult: {
      type: "takeResult";
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula2eActionTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Trade items with hunters in this city. */
    FuryOfDracula2eActionTrade: {
      type: "trade";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Use the font of the hospital. */
    FuryOfDracula2eActionUseFont: {
      type: "useFont";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Use an item outside combat. */
    FuryOfDracula2eActionUseItem: {
      type: "useItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Use this roll of the train die. */
    FuryOfDracula2eActionUseRoll: {
      type: "useRoll";
      roll: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @enum {string} */
    FuryOfDracula2eArea: "trail" | "catacombs";
    /** @description A move, as it would be asked for. */
    FuryOfDracula2eAskedMove: components["schemas"]["FuryOfDracula2eAskedMoveStay"] | components["schemas"]["FuryOfDracula2eAskedMoveMoveByRoad"] | components["schemas"]["FuryOfDracula2eAskedMoveMoveBySea"] | components["schemas"]["FuryOfDracula2eAskedMoveMoveByRail"] | components["schemas"]["FuryOfDracula2eAskedMoveRideHorse"] | components["schemas"]["FuryOfDracula2eAskedMoveDarkCall"] | components["schemas"]["FuryOfDracula2eAskedMoveFeed"] | components["schemas"]["FuryOfDracula2eAskedMoveHide"] | components["schemas"]["FuryOfDracula2eAskedMoveDoubleBack"] | components["schemas"]["FuryOfDracula2eAskedMoveTakeWolfForm"] | components["schemas"]["FuryOfDracula2eAskedMoveDoubleBackAsWolf"] | components["schemas"]["FuryOfDracula2eAskedMoveHideAsWolf"];
    /** @description Stay, and draw ten more encounters. */
    FuryOfDracula2eAskedMoveDarkCall: {
      type: "darkCall";
    };
    /** @description Go to a place whose card is in the trail or the catacombs. */
    FuryOfDracula2eAskedMoveDoubleBack: {
      type: "doubleBack";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Go back as a wolf, along one or two roads. */
    FuryOfDracula2eAskedMoveDoubleBackAsWolf: {
      type: "doubleBackAsWolf";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Stay, and gain one blood. */
    FuryOfDracula2eAskedMoveFeed: {
      type: "feed";
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula2eAskedMoveHide: {
      type: "hide";
    };
    /** @description Stay, and lay Hide face down with Wolf Form. */
    FuryOfDracula2eAskedMoveHideAsWolf: {
      type: "hideAsWolf";
    };
    /** @description Try to take a train. */
    FuryOfDracula2eAskedMoveMoveByRail: {
      type: "moveByRail";
    };
    /** @description Go along a road. */
    FuryOfDracula2eAskedMoveMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula2eAskedMoveMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Discard a Fast Horse and go along two roads. */
    FuryOfDracula2eAskedMoveRideHorse: {
      type: "rideHorse";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Stay where you are. */
    FuryOfDracula2eAskedMoveStay: {
      type: "stay";
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula2eAskedMoveTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description A space of the trail or the catacombs. */
    FuryOfDracula2eAskedSpot: {
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
    };
    /**
     * @description What the back of a card tells: sea cards have a blue one; Hide looks like land.
     * @enum {string}
     */
    FuryOfDracula2eBack: "land" | "sea" | "power";
    FuryOfDracula2eBoardView: {
      consecrated?: components["schemas"]["FuryOfDracula2eLocation"];
      hosts: components["schemas"]["FuryOfDracula2eLocation"][];
      roadblock?: {
        from: components["schemas"]["FuryOfDracula2eLocation"];
        to: components["schemas"]["FuryOfDracula2eLocation"];
        way: components["schemas"]["FuryOfDracula2eWay"];
      };
      storm?: {
        location: components["schemas"]["FuryOfDracula2eLocation"];
        turns: number;
      };
    };
    /**
     * @description How a combat came about: Dracula attacked, hunters found him or an agent, or an Ambush, matured, or a lair.
     * @enum {string}
     */
    FuryOfDracula2eCombatCause: "dracula" | "hunters" | "encounter" | "ambush" | "lair";
    /**
     * @description How a combat ended; escape: by the hunters.
     * @enum {string}
     */
    FuryOfDracula2eCombatOutcome: "escape" | "killed" | "bite" | "continues" | "cancelled" | "defeat" | "end";
    FuryOfDracula2eCombatView: {
      opponent: components["schemas"]["FuryOfDracula2eEnemy"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      round: number;
      target?: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Who has chosen a card. */
      ready: components["schemas"]["FuryOfDracula2eSeat"][];
      chosen?: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description Cards that were played last. They cannot be played in the next round. */
      onTable: {
        seat: components["schemas"]["FuryOfDracula2eSeat"];
        tactic: components["schemas"]["FuryOfDracula2eTactic"];
      }[];
      continues: number;
      /** @description In this round the enemy may only dodge or escape. */
      repelled: boolean;
      /** @description In the first three rounds the enemy may not escape. */
      noEscape: boolean;
      huntersAdd: number;
      enemyAdds: number;
    };
    FuryOfDracula2eComponents: {
      places: {
        id: string;
        name: string;
        kind: string;
        region: string;
        /** @description Latitude and longitude, roughly. */
        at: number[];
      }[];
      roads: string[][];
      rails: string[][];
      seaLinks: string[][];
      ports: string[][];
      characters: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      events: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      encounters: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      powers: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      hunterTactics: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      draculaTactics: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      agentTactics: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      opponents: {
        [key: string]: unknown;
      };
      initiative: {
        [key: string]: unknown;
      };
      hunterWins: {
        [key: string]: unknown;
      };
      enemyWins: {
        [key: string]: unknown;
      };
      items: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
    };
    FuryOfDracula2eDraculaView: {
      blood: number;
      encounterCount: number;
      encounters?: components["schemas"]["FuryOfDracula2eEncounter"][];
      eventCount: number;
      events?: components["schemas"]["FuryOfDracula2eEventCardId"][];
      at?: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /**
     * @description An encounter token.
     * @enum {string}
     */
    FuryOfDracula2eEncounter: "ambush" | "assassin" | "bats" | "desecrated-soil" | "fog" | "hoax" | "lightning" | "minion-knife" | "minion-knife-pistol" | "minion-knife-rifle" | "new-vampire" | "peasants" | "plague" | "rats" | "saboteur" | "spy" | "thief" | "wolves";
    /**
     * @description Why the game is over.
     * @enum {string}
     */
    FuryOfDracula2eEndReason: "vampires" | "blood";
    /**
     * @description Whom hunters fight.
     * @enum {string}
     */
    FuryOfDracula2eEnemy: "dracula" | "vampire" | "minion-knife" | "minion-knife-pistol" | "minion-knife-rifle" | "assassin";
    /** @description More types and members may come at any time: ignore those that you do not know. */
    FuryOfDracula2eEvent: components["schemas"]["FuryOfDracula2eEventAgendaChanged"] | components["schemas"]["FuryOfDracula2eEventTurnStarted"] | components["schemas"]["FuryOfDracula2eEventTurnMissed"] | components["schemas"]["FuryOfDracula2eEventTimeMoved"] | components["schemas"]["FuryOfDracula2eEventVampiresChanged"] | components["schemas"]["FuryOfDracula2eEventResolveChanged"] | components["schemas"]["FuryOfDracula2eEventResolveSpent"] | components["schemas"]["FuryOfDracula2eEventBloodChanged"] | components["schemas"]["FuryOfDracula2eEventMoveDeclared"] | components["schemas"]["FuryOfDracula2eEventEventPassed"] | components["schemas"]["FuryOfDracula2eEventGroundConsecrated"] | components["schemas"]["FuryOfDracula2eEventHostPlaced"] | components["schemas"]["FuryOfDracula2eEventHostRemoved"] | components["schemas"]["FuryOfDracula2eEventRoadblockPlaced"] | components["schemas"]["FuryOfDracula2eEventRoadblockRemoved"] | components["schemas"]["FuryOfDracula2eEventStormChanged"] | components["schemas"]["FuryOfDracula2eEventGameEnded"] | components["schemas"]["FuryOfDracula2eEventCardChosen"] | components["schemas"]["FuryOfDracula2eEventCardLaid"] | components["schemas"]["FuryOfDracula2eEventCardBroughtBack"] | components["schemas"]["FuryOfDracula2eEventCardReplaced"] | components["schemas"]["FuryOfDracula2eEventBatFlown"] | components["schemas"]["FuryOfDracula2eEventCardTurnedUp"] | components["schemas"]["FuryOfDracula2eEventEncounterTurnedUp"] | components["schemas"]["FuryOfDracula2eEventCardPushedOff"] | components["schemas"]["FuryOfDracula2eEventCardTakenBack"] | components["schemas"]["FuryOfDracula2eEventCardSentToCatacombs"] | components["schemas"]["FuryOfDracula2eEventCatacombsEmptied"] | components["schemas"]["FuryOfDracula2eEventHideTakenOut"] | components["schemas"]["FuryOfDracula2eEventTrailCleared"] | components["schemas"]["FuryOfDracula2eEventNoMoveLeft"] | components["schemas"]["FuryOfDracula2eEventEncountersTaken"] | components["schemas"]["FuryOfDracula2eEventEncountersDrawn"] | components["schemas"]["FuryOfDracula2eEventEncounterChosen"] | components["schemas"]["FuryOfDracula2eEventEncounterPlaced"] | components["schemas"]["FuryOfDracula2eEventEncounterReturned"] | components["schemas"]["FuryOfDracula2eEventEncounterGivenUp"] | components["schemas"]["FuryOfDracula2eEventEncounterKept"] | components["schemas"]["FuryOfDracula2eEventEncounterSelected"] | components["schemas"]["FuryOfDracula2eEventEncounterMatured"] | components["schemas"]["FuryOfDracula2eEventEncounterLetGo"] | components["schemas"]["FuryOfDracula2eEventEncounterMet"] | components["schemas"]["FuryOfDracula2eEventEncounterSprung"] | components["schemas"]["FuryOfDracula2eEventEncounterCarriedOff"] | components["schemas"]["FuryOfDracula2eEventEncounterRemoved"] | components["schemas"]["FuryOfDracula2eEventEncounterRegained"] | components["schemas"]["FuryOfDracula2eEventHunterMoved"] | components["schemas"]["FuryOfDracula2eEventPartyFormed"] | components["schemas"]["FuryOfDracula2eEventInvitationAnswered"] | components["schemas"]["FuryOfDracula2eEventTrainDieRolled"] | components["schemas"]["FuryOfDracula2eEventRollUsed"] | components["schemas"]["FuryOfDracula2eEventPlaceSearched"] | components["schemas"]["FuryOfDracula2eEventHunterRested"] | components["schemas"]["FuryOfDracula2eEventSuppliesTaken"] | components["schemas"]["FuryOfDracula2eEventTradeOpened"] | components["schemas"]["FuryOfDracula2eEventFontUsed"] | components["schemas"]["FuryOfDracula2eEventHealthChanged"] | components["schemas"]["FuryOfDracula2eEventBitesChanged"] | components["schemas"]["FuryOfDracula2eEventHunterDefeated"] | components["schemas"]["FuryOfDracula2eEventHunterHeld"] | components["schemas"]["FuryOfDracula2eEventEncounterRolled"] | components["schemas"]["FuryOfDracula2eEventHunterFreed"] | components["schemas"]["FuryOfDracula2eEventDogsLaid"] | components["schemas"]["FuryOfDracula2eEventItemTaken"] | components["schemas"]["FuryOfDracula2eEventItemDrawn"] | components["schemas"]["FuryOfDracula2eEventItemDiscarded"] | components["schemas"]["FuryOfDracula2eEventItemRecovered"] | components["schemas"]["FuryOfDracula2eEventItemShown"] | components["schemas"]["FuryOfDracula2eEventItemPassed"] | components["schemas"]["FuryOfDracula2eEventItemGiven"] | components["schemas"]["FuryOfDracula2eEventItemsReshuffled"] | components["schemas"]["FuryOfDracula2eEventCardKeptOpen"] | components["schemas"]["FuryOfDracula2eEventCardOpened"] | components["schemas"]["FuryOfDracula2eEventHandShown"] | components["schemas"]["FuryOfDracula2eEventHandOpened"] | components["schemas"]["FuryOfDracula2eEventEventDrawn"] | components["schemas"]["FuryOfDracula2eEventEventTaken"] | components["schemas"]["FuryOfDracula2eEventEventKept"] | components["schemas"]["FuryOfDracula2eEventEventTurnedUp"] | components["schemas"]["FuryOfDracula2eEventEventBurned"] | components["schemas"]["FuryOfDracula2eEventEventPlayed"] | components["schemas"]["FuryOfDracula2eEventEventDiscarded"] | components["schemas"]["FuryOfDracula2eEventEventRecovered"] | components["schemas"]["FuryOfDracula2eEventEventCancelled"] | components["schemas"]["FuryOfDracula2eEventCardDieRolled"] | components["schemas"]["FuryOfDracula2eEventEventsReshuffled"] | components["schemas"]["FuryOfDracula2eEventAllyArrived"] | components["schemas"]["FuryOfDracula2eEventAllyLeft"] | components["schemas"]["FuryOfDracula2eEventDraculaHandShown"] | components["schemas"]["FuryOfDracula2eEventDraculaHandOpened"] | components["schemas"]["FuryOfDracula2eEventCombatBegan"] | components["schemas"]["FuryOfDracula2eEventCombatAided"] | components["schemas"]["FuryOfDracula2eEventTargetNamed"] | components["schemas"]["FuryOfDracula2eEventTacticChosen"] | components["schemas"]["FuryOfDracula2eEventTacticReady"] | components["schemas"]["FuryOfDracula2eEventTacticsShown"] | components["schemas"]["FuryOfDracula2eEventCombatRolled"] | components["schemas"]["FuryOfDracula2eEventRoundWon"] | components["schemas"]["FuryOfDracula2eEventRoundResolved"] | components["schemas"]["FuryOfDracula2eEventHunterLeftCombat"] | components["schemas"]["FuryOfDracula2eEventCombatEnded"];
    /** @description What is to be done next, the first step first. All of it is public. */
    FuryOfDracula2eEventAgendaChanged: {
      type: "AgendaChanged";
      /** @description How many questions were asked so far. */
      question: number;
      agenda: components["schemas"]["FuryOfDracula2eStep"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An ally is in play. */
    FuryOfDracula2eEventAllyArrived: {
      type: "AllyArrived";
      /**
       * @description Whose card it is, as its back tells.
       * @enum {string}
       */
      side: "hunters" | "dracula";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An ally left play. */
    FuryOfDracula2eEventAllyLeft: {
      type: "AllyLeft";
      /**
       * @description Whose card it is, as its back tells.
       * @enum {string}
       */
      side: "hunters" | "dracula";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula flew away, and his card was exchanged. */
    FuryOfDracula2eEventBatFlown: {
      type: "BatFlown";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter was bitten, or is rid of a bite. */
    FuryOfDracula2eEventBitesChanged: {
      type: "BitesChanged";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description What was added; less than 0: what was lost. */
      by: number;
      bites: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula lost or gained blood. */
    FuryOfDracula2eEventBloodChanged: {
      type: "BloodChanged";
      /** @description What was added; less than 0: what was lost. */
      by: number;
      blood: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula doubled back: this card now lies at the head of the trail. */
    FuryOfDracula2eEventCardBroughtBack: {
      type: "CardBroughtBack";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      powers: components["schemas"]["FuryOfDracula2ePowerCard"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula laid this card at the head of the trail. */
    FuryOfDracula2eEventCardChosen: {
      type: "CardChosen";
      card: components["schemas"]["FuryOfDracula2eTrailCard"];
      at: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Powers that lie with it. */
      powers: components["schemas"]["FuryOfDracula2ePowerCard"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A die was rolled for a card. */
    FuryOfDracula2eEventCardDieRolled: {
      type: "CardDieRolled";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      die: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /**
     * @description An event card.
     * @enum {string}
     */
    FuryOfDracula2eEventCardId: "advance-planning" | "blood-transfusion" | "chartered-carriage" | "consecrated-ground" | "escape-route" | "excellent-weather" | "forewarned" | "good-luck" | "great-strength" | "heroic-leap" | "hired-scouts" | "hypnosis" | "jonathan-harker" | "long-day" | "money-trail" | "mystic-research" | "newspaper-reports" | "re-equip" | "rufus-smith" | "secret-weapon" | "sense-of-emergency" | "sister-agatha" | "stormy-seas" | "surprising-return" | "telegraph-ahead" | "vampire-lair" | "control-storms" | "customs-search" | "devilish-power" | "draculas-brides" | "evasion" | "false-tip-off" | "immanuel-hildesheim" | "night-visit" | "quincey-p-morris" | "rage" | "relentless-minion" | "roadblock" | "seduction" | "sensationalist-press" | "time-runs-short" | "trap" | "unearthly-swiftness" | "vampiric-influence" | "wild-horses";
    /** @description A bitten hunter keeps this card open to Dracula. */
    FuryOfDracula2eEventCardKeptOpen: {
      type: "CardKeptOpen";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      item?: components["schemas"]["FuryOfDracula2eItem"];
      card?: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula laid a card at the head of the trail. */
    FuryOfDracula2eEventCardLaid: {
      type: "CardLaid";
      back: components["schemas"]["FuryOfDracula2eBack"];
      /** @description Powers that lie with it. */
      powers: components["schemas"]["FuryOfDracula2ePowerCard"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A bitten hunter keeps a card open to Dracula. */
    FuryOfDracula2eEventCardOpened: {
      type: "CardOpened";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @enum {string} */
      kind: "item" | "event";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The oldest card was pushed off the trail. */
    FuryOfDracula2eEventCardPushedOff: {
      type: "CardPushedOff";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula flew here: the card takes the place of the one he left. */
    FuryOfDracula2eEventCardReplaced: {
      type: "CardReplaced";
      card: components["schemas"]["FuryOfDracula2eTrailCard"];
      at: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card pushed off went to the catacombs. */
    FuryOfDracula2eEventCardSentToCatacombs: {
      type: "CardSentToCatacombs";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card pushed off went back to Dracula. */
    FuryOfDracula2eEventCardTakenBack: {
      type: "CardTakenBack";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card was turned up. */
    FuryOfDracula2eEventCardTurnedUp: {
      type: "CardTurnedUp";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      card: components["schemas"]["FuryOfDracula2eTrailCard"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took a card back from the catacombs. */
    FuryOfDracula2eEventCatacombsEmptied: {
      type: "CatacombsEmptied";
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card that helps in the whole combat took effect. */
    FuryOfDracula2eEventCombatAided: {
      type: "CombatAided";
      /** @enum {string} */
      side: "hunters" | "enemy";
      /**
       * @description One more on each roll, or no escape in three rounds.
       * @enum {string}
       */
      by: "roll" | "noEscape";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A combat began. */
    FuryOfDracula2eEventCombatBegan: {
      type: "CombatBegan";
      opponent: components["schemas"]["FuryOfDracula2eEnemy"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      by: components["schemas"]["FuryOfDracula2eCombatCause"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The combat is over. */
    FuryOfDracula2eEventCombatEnded: {
      type: "CombatEnded";
      outcome: components["schemas"]["FuryOfDracula2eCombatOutcome"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Both sides rolled; the numbers do not hold what is added. */
    FuryOfDracula2eEventCombatRolled: {
      type: "CombatRolled";
      hunters: number;
      enemy: number;
      huntersAdd: number;
      enemyAdds: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter laid Dogs open. */
    FuryOfDracula2eEventDogsLaid: {
      type: "DogsLaid";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula showed his events to the hunters. */
    FuryOfDracula2eEventDraculaHandOpened: {
      type: "DraculaHandOpened";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula showed his events to the hunters. */
    FuryOfDracula2eEventDraculaHandShown: {
      type: "DraculaHandShown";
      cards: components["schemas"]["FuryOfDracula2eEventCardId"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Hunters carry off an encounter that they met. */
    FuryOfDracula2eEventEncounterCarriedOff: {
      type: "EncounterCarriedOff";
      area?: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space?: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula placed this encounter. */
    FuryOfDracula2eEventEncounterChosen: {
      type: "EncounterChosen";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula returned an encounter of his hand to the pool. */
    FuryOfDracula2eEventEncounterGivenUp: {
      type: "EncounterGivenUp";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Of the encounters on the newest card this one stays. */
    FuryOfDracula2eEventEncounterKept: {
      type: "EncounterKept";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter went back to the pool and did not mature. */
    FuryOfDracula2eEventEncounterLetGo: {
      type: "EncounterLetGo";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter matured and went back to the pool. */
    FuryOfDracula2eEventEncounterMatured: {
      type: "EncounterMatured";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Hunters met an encounter. */
    FuryOfDracula2eEventEncounterMet: {
      type: "EncounterMet";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula placed an encounter. */
    FuryOfDracula2eEventEncounterPlaced: {
      type: "EncounterPlaced";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter that was met went to the hand of Dracula. */
    FuryOfDracula2eEventEncounterRegained: {
      type: "EncounterRegained";
      area?: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space?: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter that was met went back to the pool. */
    FuryOfDracula2eEventEncounterRemoved: {
      type: "EncounterRemoved";
      area?: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space?: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula returned this encounter of his hand to the pool. */
    FuryOfDracula2eEventEncounterReturned: {
      type: "EncounterReturned";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dice were rolled for an encounter. */
    FuryOfDracula2eEventEncounterRolled: {
      type: "EncounterRolled";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      dice: number[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Of the encounters on the newest card one stays. */
    FuryOfDracula2eEventEncounterSelected: {
      type: "EncounterSelected";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula sprang this encounter of his hand on hunters. */
    FuryOfDracula2eEventEncounterSprung: {
      type: "EncounterSprung";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter was turned up. */
    FuryOfDracula2eEventEncounterTurnedUp: {
      type: "EncounterTurnedUp";
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description Which of the tokens there, counted from 1. */
      token: number;
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew encounters. */
    FuryOfDracula2eEventEncountersDrawn: {
      type: "EncountersDrawn";
      count: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew these encounters. */
    FuryOfDracula2eEventEncountersTaken: {
      type: "EncountersTaken";
      encounters: components["schemas"]["FuryOfDracula2eEncounter"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event that was drawn was discarded without effect. */
    FuryOfDracula2eEventEventBurned: {
      type: "EventBurned";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event was cancelled and has no effect. */
    FuryOfDracula2eEventEventCancelled: {
      type: "EventCancelled";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat discarded an event. */
    FuryOfDracula2eEventEventDiscarded: {
      type: "EventDiscarded";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event was drawn. */
    FuryOfDracula2eEventEventDrawn: {
      type: "EventDrawn";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /**
       * @description Whose card it is, as its back tells.
       * @enum {string}
       */
      back: "hunters" | "dracula";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat keeps an event that was drawn. */
    FuryOfDracula2eEventEventKept: {
      type: "EventKept";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat played nothing. */
    FuryOfDracula2eEventEventPassed: {
      type: "EventPassed";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat played an event. */
    FuryOfDracula2eEventEventPlayed: {
      type: "EventPlayed";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat took an event from the discard pile. */
    FuryOfDracula2eEventEventRecovered: {
      type: "EventRecovered";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat keeps this event that was drawn. */
    FuryOfDracula2eEventEventTaken: {
      type: "EventTaken";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event that was drawn takes effect at once. */
    FuryOfDracula2eEventEventTurnedUp: {
      type: "EventTurnedUp";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The discarded events were shuffled into a new deck. */
    FuryOfDracula2eEventEventsReshuffled: {
      type: "EventsReshuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter used the font of the hospital. */
    FuryOfDracula2eEventFontUsed: {
      type: "FontUsed";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      die: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The game is over. */
    FuryOfDracula2eEventGameEnded: {
      type: "GameEnded";
      winners: components["schemas"]["FuryOfDracula2eSeat"][];
      reason: components["schemas"]["FuryOfDracula2eEndReason"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula may not enter this city. */
    FuryOfDracula2eEventGroundConsecrated: {
      type: "GroundConsecrated";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed all items, or all cards, to Dracula. */
    FuryOfDracula2eEventHandOpened: {
      type: "HandOpened";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @enum {string} */
      shows: "items" | "cards";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed these cards to Dracula. */
    FuryOfDracula2eEventHandShown: {
      type: "HandShown";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      cards: components["schemas"]["FuryOfDracula2eEventCardId"][];
      items: components["schemas"]["FuryOfDracula2eItem"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter lost or gained health. */
    FuryOfDracula2eEventHealthChanged: {
      type: "HealthChanged";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description What was added; less than 0: what was lost. */
      by: number;
      health: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The card where Dracula hid is gone: Hide was here, and goes too. */
    FuryOfDracula2eEventHideTakenOut: {
      type: "HideTakenOut";
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description Whether its encounter may mature; otherwise it goes to the pool. */
      ripens: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A Heavenly Host keeps Dracula out of this city. */
    FuryOfDracula2eEventHostPlaced: {
      type: "HostPlaced";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A Heavenly Host is gone. */
    FuryOfDracula2eEventHostRemoved: {
      type: "HostRemoved";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter was defeated and taken to the hospital. */
    FuryOfDracula2eEventHunterDefeated: {
      type: "HunterDefeated";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter holds a hunter no longer. */
    FuryOfDracula2eEventHunterFreed: {
      type: "HunterFreed";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter keeps an encounter until the next turn. */
    FuryOfDracula2eEventHunterHeld: {
      type: "HunterHeld";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Whether the token itself lies with this hunter. */
      carries: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter fights no more. */
    FuryOfDracula2eEventHunterLeftCombat: {
      type: "HunterLeftCombat";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is in this place now. */
    FuryOfDracula2eEventHunterMoved: {
      type: "HunterMoved";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      by: components["schemas"]["FuryOfDracula2eMeans"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter rests. */
    FuryOfDracula2eEventHunterRested: {
      type: "HunterRested";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter shares the turn, or not. */
    FuryOfDracula2eEventInvitationAnswered: {
      type: "InvitationAnswered";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      joins: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter discarded an item. */
    FuryOfDracula2eEventItemDiscarded: {
      type: "ItemDiscarded";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter drew an item. */
    FuryOfDracula2eEventItemDrawn: {
      type: "ItemDrawn";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter handed an item to another. */
    FuryOfDracula2eEventItemGiven: {
      type: "ItemGiven";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      to: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description It lay open, to all or to Dracula, and lies so no more. */
      open: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter handed this item to another. */
    FuryOfDracula2eEventItemPassed: {
      type: "ItemPassed";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      to: components["schemas"]["FuryOfDracula2eHunter"];
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter took an item from the discard pile. */
    FuryOfDracula2eEventItemRecovered: {
      type: "ItemRecovered";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed an item. */
    FuryOfDracula2eEventItemShown: {
      type: "ItemShown";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter drew this item. */
    FuryOfDracula2eEventItemTaken: {
      type: "ItemTaken";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The discarded items were shuffled into a new deck. */
    FuryOfDracula2eEventItemsReshuffled: {
      type: "ItemsReshuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat stated its next move. */
    FuryOfDracula2eEventMoveDeclared: {
      type: "MoveDeclared";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      move: components["schemas"]["FuryOfDracula2eMove"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula had no legal move. */
    FuryOfDracula2eEventNoMoveLeft: {
      type: "NoMoveLeft";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description These hunters share a turn. */
    FuryOfDracula2eEventPartyFormed: {
      type: "PartyFormed";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A place was searched. */
    FuryOfDracula2eEventPlaceSearched: {
      type: "PlaceSearched";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether its card lies in the trail or the catacombs. */
      found: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The resolve track moved. */
    FuryOfDracula2eEventResolveChanged: {
      type: "ResolveChanged";
      /** @description What was added; less than 0: what was lost. */
      by: number;
      resolve: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Resolve was spent. */
    FuryOfDracula2eEventResolveSpent: {
      type: "ResolveSpent";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      on: components["schemas"]["FuryOfDracula2eResolveUse"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A road or rail is closed to hunters. */
    FuryOfDracula2eEventRoadblockPlaced: {
      type: "RoadblockPlaced";
      from: components["schemas"]["FuryOfDracula2eLocation"];
      to: components["schemas"]["FuryOfDracula2eLocation"];
      way: components["schemas"]["FuryOfDracula2eWay"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The road or rail is open again. */
    FuryOfDracula2eEventRoadblockRemoved: {
      type: "RoadblockRemoved";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description This roll counts. */
    FuryOfDracula2eEventRollUsed: {
      type: "RollUsed";
      face: components["schemas"]["FuryOfDracula2eTrainFace"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The result of the round. */
    FuryOfDracula2eEventRoundResolved: {
      type: "RoundResolved";
      /** @enum {string} */
      side: "hunters" | "enemy";
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      against: components["schemas"]["FuryOfDracula2eTactic"];
      /** @enum {string} */
      result: "damage" | "continue" | "repel" | "bite" | "kill" | "end";
      /** @description What was added; less than 0: what was lost. */
      bonus?: number;
      spoils?: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A side won the round. */
    FuryOfDracula2eEventRoundWon: {
      type: "RoundWon";
      /** @enum {string} */
      side: "hunters" | "enemy";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A sea is closed for so many turns of Dracula; 0: open again. */
    FuryOfDracula2eEventStormChanged: {
      type: "StormChanged";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      turns: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter takes supplies. */
    FuryOfDracula2eEventSuppliesTaken: {
      type: "SuppliesTaken";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @enum {string} */
      draw: "event" | "item" | "both";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat chose this card for the round. */
    FuryOfDracula2eEventTacticChosen: {
      type: "TacticChosen";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat chose its card for the round. */
    FuryOfDracula2eEventTacticReady: {
      type: "TacticReady";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The cards of the round were shown. */
    FuryOfDracula2eEventTacticsShown: {
      type: "TacticsShown";
      enemy: components["schemas"]["FuryOfDracula2eTactic"];
      hunters: {
        hunter: components["schemas"]["FuryOfDracula2eHunter"];
        tactic: components["schemas"]["FuryOfDracula2eTactic"];
      }[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The enemy named the hunter against whom this round goes. */
    FuryOfDracula2eEventTargetNamed: {
      type: "TargetNamed";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The day went on, or back. */
    FuryOfDracula2eEventTimeMoved: {
      type: "TimeMoved";
      time: components["schemas"]["FuryOfDracula2eTime"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Hunters in a city may hand items to each other. */
    FuryOfDracula2eEventTradeOpened: {
      type: "TradeOpened";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The oldest cards of the trail went back to Dracula. */
    FuryOfDracula2eEventTrailCleared: {
      type: "TrailCleared";
      left: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The train die was rolled, twice with Lord Godalming. */
    FuryOfDracula2eEventTrainDieRolled: {
      type: "TrainDieRolled";
      faces: components["schemas"]["FuryOfDracula2eTrainFace"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter who was defeated misses a turn. */
    FuryOfDracula2eEventTurnMissed: {
      type: "TurnMissed";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A turn began. */
    FuryOfDracula2eEventTurnStarted: {
      type: "TurnStarted";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      round: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The vampire track moved. */
    FuryOfDracula2eEventVampiresChanged: {
      type: "VampiresChanged";
      /** @description What was added; less than 0: what was lost. */
      by: number;
      vampires: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /**
     * @description A hunter.
     * @enum {string}
     */
    FuryOfDracula2eHunter: "lord-godalming" | "dr-seward" | "van-helsing" | "mina-harker";
    FuryOfDracula2eHunterView: {
      seat: components["schemas"]["FuryOfDracula2eHunter"];
      location?: components["schemas"]["FuryOfDracula2eLocation"];
      health: number;
      bites: number;
      itemCount: number;
      /** @description What the viewer knows of the events. */
      events: components["schemas"]["FuryOfDracula2eEventCardId"][];
      eventCount: number;
      openItem?: components["schemas"]["FuryOfDracula2eItem"];
      openEvent?: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Whether Dogs lie open. */
      dogs: boolean;
      held?: components["schemas"]["FuryOfDracula2eEncounter"];
      missesTurn: boolean;
      hasActed: boolean;
      /** @description What the viewer knows of the items. */
      items: components["schemas"]["FuryOfDracula2eItem"][];
    };
    /**
     * @description An item card.
     * @enum {string}
     */
    FuryOfDracula2eItem: "crucifix" | "dogs" | "fast-horse" | "garlic" | "heavenly-host" | "holy-water" | "knife" | "local-rumors" | "pistol" | "rifle" | "sacred-bullets" | "stake";
    /**
     * @description A place of the board; see the components.
     * @enum {string}
     */
    FuryOfDracula2eLocation: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "st-joseph-and-st-mary" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich";
    /**
     * @description How a hunter came there.
     * @enum {string}
     */
    FuryOfDracula2eMeans: "stay" | "road" | "sea" | "rail" | "horse" | "bats" | "emergency" | "storm" | "wildHorses" | "start" | "ruling";
    /** @description A move, as it would be asked for. */
    FuryOfDracula2eMove: components["schemas"]["FuryOfDracula2eMoveStay"] | components["schemas"]["FuryOfDracula2eMoveMoveByRoad"] | components["schemas"]["FuryOfDracula2eMoveMoveBySea"] | components["schemas"]["FuryOfDracula2eMoveMoveByRail"] | components["schemas"]["FuryOfDracula2eMoveRideHorse"] | components["schemas"]["FuryOfDracula2eMoveDarkCall"] | components["schemas"]["FuryOfDracula2eMoveFeed"] | components["schemas"]["FuryOfDracula2eMoveHide"] | components["schemas"]["FuryOfDracula2eMoveDoubleBack"] | components["schemas"]["FuryOfDracula2eMoveTakeWolfForm"] | components["schemas"]["FuryOfDracula2eMoveDoubleBackAsWolf"] | components["schemas"]["FuryOfDracula2eMoveHideAsWolf"];
    /** @description Stay, and draw ten more encounters. */
    FuryOfDracula2eMoveDarkCall: {
      type: "darkCall";
    };
    /** @description Go to a place whose card is in the trail or the catacombs. */
    FuryOfDracula2eMoveDoubleBack: {
      type: "doubleBack";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Go back as a wolf, along one or two roads. */
    FuryOfDracula2eMoveDoubleBackAsWolf: {
      type: "doubleBackAsWolf";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Stay, and gain one blood. */
    FuryOfDracula2eMoveFeed: {
      type: "feed";
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula2eMoveHide: {
      type: "hide";
    };
    /** @description Stay, and lay Hide face down with Wolf Form. */
    FuryOfDracula2eMoveHideAsWolf: {
      type: "hideAsWolf";
    };
    /** @description Try to take a train. */
    FuryOfDracula2eMoveMoveByRail: {
      type: "moveByRail";
    };
    /** @description Go along a road. */
    FuryOfDracula2eMoveMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula2eMoveMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Discard a Fast Horse and go along two roads. */
    FuryOfDracula2eMoveRideHorse: {
      type: "rideHorse";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description Stay where you are. */
    FuryOfDracula2eMoveStay: {
      type: "stay";
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula2eMoveTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description More types and members may come at any time: ignore those that you do not know. */
    FuryOfDracula2eOfferedAction: components["schemas"]["FuryOfDracula2eOfferedActionStartIn"] | components["schemas"]["FuryOfDracula2eOfferedActionPass"] | components["schemas"]["FuryOfDracula2eOfferedActionPlayEvent"] | components["schemas"]["FuryOfDracula2eOfferedActionDiscardEvent"] | components["schemas"]["FuryOfDracula2eOfferedActionDiscardItem"] | components["schemas"]["FuryOfDracula2eOfferedActionShowItem"] | components["schemas"]["FuryOfDracula2eOfferedActionUseItem"] | components["schemas"]["FuryOfDracula2eOfferedActionDeclare"] | components["schemas"]["FuryOfDracula2eOfferedActionChooseHunter"] | components["schemas"]["FuryOfDracula2eOfferedActionChooseLocation"] | components["schemas"]["FuryOfDracula2eOfferedActionDismissAlly"] | components["schemas"]["FuryOfDracula2eOfferedActionStay"] | components["schemas"]["FuryOfDracula2eOfferedActionMoveByRoad"] | components["schemas"]["FuryOfDracula2eOfferedActionMoveBySea"] | components["schemas"]["FuryOfDracula2eOfferedActionMoveByRail"] | components["schemas"]["FuryOfDracula2eOfferedActionRideHorse"] | components["schemas"]["FuryOfDracula2eOfferedActionDarkCall"] | components["schemas"]["FuryOfDracula2eOfferedActionFeed"] | components["schemas"]["FuryOfDracula2eOfferedActionHide"] | components["schemas"]["FuryOfDracula2eOfferedActionDoubleBack"] | components["schemas"]["FuryOfDracula2eOfferedActionTakeWolfForm"] | components["schemas"]["FuryOfDracula2eOfferedActionDoubleBackAsWolf"] | components["schemas"]["FuryOfDracula2eOfferedActionHideAsWolf"] | components["schemas"]["FuryOfDracula2eOfferedActionEmptyCatacombs"] | components["schemas"]["FuryOfDracula2eOfferedActionPlaceEncounter"] | components["schemas"]["FuryOfDracula2eOfferedActionKeepEncounter"] | components["schemas"]["FuryOfDracula2eOfferedActionSendToCatacombs"] | components["schemas"]["FuryOfDracula2eOfferedActionTakeBack"] | components["schemas"]["FuryOfDracula2eOfferedActionMature"] | components["schemas"]["FuryOfDracula2eOfferedActionLetGo"] | components["schemas"]["FuryOfDracula2eOfferedActionDiscardEncounter"] | components["schemas"]["FuryOfDracula2eOfferedActionChooseEncounter"] | components["schemas"]["FuryOfDracula2eOfferedActionChooseKind"] | components["schemas"]["FuryOfDracula2eOfferedActionBlockRoute"] | components["schemas"]["FuryOfDracula2eOfferedActionRemoveHost"] | components["schemas"]["FuryOfDracula2eOfferedActionKeepAlly"] | components["schemas"]["FuryOfDracula2eOfferedActionInvite"] | components["schemas"]["FuryOfDracula2eOfferedActionJoin"] | components["schemas"]["FuryOfDracula2eOfferedActionUseRoll"] | components["schemas"]["FuryOfDracula2eOfferedActionRideTo"] | components["schemas"]["FuryOfDracula2eOfferedActionRest"] | components["schemas"]["FuryOfDracula2eOfferedActionSupply"] | components["schemas"]["FuryOfDracula2eOfferedActionTrade"] | components["schemas"]["FuryOfDracula2eOfferedActionExchangeItem"] | components["schemas"]["FuryOfDracula2eOfferedActionGiveItem"] | components["schemas"]["FuryOfDracula2eOfferedActionUseFont"] | components["schemas"]["FuryOfDracula2eOfferedActionSpendResolve"] | components["schemas"]["FuryOfDracula2eOfferedActionKeepItemOpen"] | components["schemas"]["FuryOfDracula2eOfferedActionKeepEventOpen"] | components["schemas"]["FuryOfDracula2eOfferedActionRemoveRoadblock"] | components["schemas"]["FuryOfDracula2eOfferedActionRecoverEvent"] | components["schemas"]["FuryOfDracula2eOfferedActionChooseToken"] | components["schemas"]["FuryOfDracula2eOfferedActionFight"] | components["schemas"]["FuryOfDracula2eOfferedActionPlayTactic"] | components["schemas"]["FuryOfDracula2eOfferedActionTakeResult"] | components["schemas"]["FuryOfDracula2eOfferedActionFlyTo"];
    /** @description Close a road or a rail to hunters. */
    FuryOfDracula2eOfferedActionBlockRoute: {
      type: "blockRoute";
      from: components["schemas"]["FuryOfDracula2eLocation"];
      to: components["schemas"]["FuryOfDracula2eLocation"];
      way: components["schemas"]["FuryOfDracula2eWay"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose an encounter. */
    FuryOfDracula2eOfferedActionChooseEncounter: {
      type: "chooseEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose a hunter. */
    FuryOfDracula2eOfferedActionChooseHunter: {
      type: "chooseHunter";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose what a hunter loses. */
    FuryOfDracula2eOfferedActionChooseKind: {
      type: "chooseKind";
      /** @enum {string} */
      kind: "item" | "event";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose a place. */
    FuryOfDracula2eOfferedActionChooseLocation: {
      type: "chooseLocation";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose an encounter that lies face down. */
    FuryOfDracula2eOfferedActionChooseToken: {
      type: "chooseToken";
      spot: components["schemas"]["FuryOfDracula2eSpot"];
      /** @description Which of the tokens there, counted from 1. */
      token: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and draw ten more encounters. */
    FuryOfDracula2eOfferedActionDarkCall: {
      type: "darkCall";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description State your next move. It binds as long as it is legal then. */
    FuryOfDracula2eOfferedActionDeclare: {
      type: "declare";
      move: components["schemas"]["FuryOfDracula2eMove"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Return an encounter of your hand to the pool. */
    FuryOfDracula2eOfferedActionDiscardEncounter: {
      type: "discardEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard an event card. */
    FuryOfDracula2eOfferedActionDiscardEvent: {
      type: "discardEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard an item. */
    FuryOfDracula2eOfferedActionDiscardItem: {
      type: "discardItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Send this ally of the other side away. */
    FuryOfDracula2eOfferedActionDismissAlly: {
      type: "dismissAlly";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go to a place whose card is in the trail or the catacombs. */
    FuryOfDracula2eOfferedActionDoubleBack: {
      type: "doubleBack";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go back as a wolf, along one or two roads. */
    FuryOfDracula2eOfferedActionDoubleBackAsWolf: {
      type: "doubleBackAsWolf";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take a card back from the catacombs. */
    FuryOfDracula2eOfferedActionEmptyCatacombs: {
      type: "emptyCatacombs";
      /** @description A space, counted from 1, the newest first. */
      space: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard an item and take another one from the discard pile. */
    FuryOfDracula2eOfferedActionExchangeItem: {
      type: "exchangeItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      taken: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and gain one blood. */
    FuryOfDracula2eOfferedActionFeed: {
      type: "feed";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Name the hunter against whom this round goes. */
    FuryOfDracula2eOfferedActionFight: {
      type: "fight";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Fly to this city as a bat. */
    FuryOfDracula2eOfferedActionFlyTo: {
      type: "flyTo";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Hand an item to a hunter. */
    FuryOfDracula2eOfferedActionGiveItem: {
      type: "giveItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      to: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula2eOfferedActionHide: {
      type: "hide";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and lay Hide face down with Wolf Form. */
    FuryOfDracula2eOfferedActionHideAsWolf: {
      type: "hideAsWolf";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Ask hunters in this city to share your turn. */
    FuryOfDracula2eOfferedActionInvite: {
      type: "invite";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Share the turn. */
    FuryOfDracula2eOfferedActionJoin: {
      type: "join";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this ally; the other one goes. */
    FuryOfDracula2eOfferedActionKeepAlly: {
      type: "keepAlly";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Of the encounters on the card keep this one. */
    FuryOfDracula2eOfferedActionKeepEncounter: {
      type: "keepEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this event open to Dracula. */
    FuryOfDracula2eOfferedActionKeepEventOpen: {
      type: "keepEventOpen";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this item open to Dracula. */
    FuryOfDracula2eOfferedActionKeepItemOpen: {
      type: "keepItemOpen";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Return the encounter to the pool. */
    FuryOfDracula2eOfferedActionLetGo: {
      type: "letGo";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let the encounter mature. */
    FuryOfDracula2eOfferedActionMature: {
      type: "mature";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Try to take a train. */
    FuryOfDracula2eOfferedActionMoveByRail: {
      type: "moveByRail";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go along a road. */
    FuryOfDracula2eOfferedActionMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula2eOfferedActionMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Do nothing here. */
    FuryOfDracula2eOfferedActionPass: {
      type: "pass";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Place this encounter. */
    FuryOfDracula2eOfferedActionPlaceEncounter: {
      type: "placeEncounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play an event card. */
    FuryOfDracula2eOfferedActionPlayEvent: {
      type: "playEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play this card in the round. */
    FuryOfDracula2eOfferedActionPlayTactic: {
      type: "playTactic";
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take this event from the discard pile. */
    FuryOfDracula2eOfferedActionRecoverEvent: {
      type: "recoverEvent";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take the Heavenly Host of this city away. */
    FuryOfDracula2eOfferedActionRemoveHost: {
      type: "removeHost";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take the Roadblock away. */
    FuryOfDracula2eOfferedActionRemoveRoadblock: {
      type: "removeRoadblock";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Draw two events and gain two health. */
    FuryOfDracula2eOfferedActionRest: {
      type: "rest";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard a Fast Horse and go along two roads. */
    FuryOfDracula2eOfferedActionRideHorse: {
      type: "rideHorse";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go there by train. */
    FuryOfDracula2eOfferedActionRideTo: {
      type: "rideTo";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Put the card that was pushed off into the catacombs. */
    FuryOfDracula2eOfferedActionSendToCatacombs: {
      type: "sendToCatacombs";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Show an item, and keep it. */
    FuryOfDracula2eOfferedActionShowItem: {
      type: "showItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Spend one resolve. */
    FuryOfDracula2eOfferedActionSpendResolve: {
      type: "spendResolve";
      on: components["schemas"]["FuryOfDracula2eResolveUse"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Begin the game in this city. */
    FuryOfDracula2eOfferedActionStartIn: {
      type: "startIn";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay where you are. */
    FuryOfDracula2eOfferedActionStay: {
      type: "stay";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Draw cards. */
    FuryOfDracula2eOfferedActionSupply: {
      type: "supply";
      /** @enum {string} */
      draw: "event" | "item" | "both";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take the card that was pushed off back. */
    FuryOfDracula2eOfferedActionTakeBack: {
      type: "takeBack";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take the result of this card. */
    FuryOfDracula2eOfferedActionTakeResult: {
      type: "takeResult";
      tactic: components["schemas"]["FuryOfDracula2eTactic"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula2eOfferedActionTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Trade items with hunters in this city. */
    FuryOfDracula2eOfferedActionTrade: {
      type: "trade";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Use the font of the hospital. */
    FuryOfDracula2eOfferedActionUseFont: {
      type: "useFont";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Use an item outside combat. */
    FuryOfDracula2eOfferedActionUseItem: {
      type: "useItem";
      item: components["schemas"]["FuryOfDracula2eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Use this roll of the train die. */
    FuryOfDracula2eOfferedActionUseRoll: {
      type: "useRoll";
      roll: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    FuryOfDracula2eOptions: {
      /**
       * @description Preset (`source`: source document; `published`: published). What all other options are unless you choose: as the text says that this game was built from (source document), or as FAQs, reviews and guides play (published). Where both are silent, an origin is programs that model this edition, or a ruling of ours.
       * @default source
       * @enum {string}
       */
      preset: "source" | "published";
      /**
       * @description Spaces of the trail. 7: source document. 6: published.
       * @default 7
       * @enum {integer}
       */
      trailSpaces: 7 | 6;
      /**
       * @description Cards in the catacombs (`three`: three; `any`: any number). How many they hold. Three: published, programs. Any number: source document read widely.
       * @default three
       * @enum {string}
       */
      catacombSpaces: "three" | "any";
      /**
       * @description Sea cards may go to the catacombs. No: programs. Yes: source document read widely.
       * @default false
       */
      seasInCatacombs: boolean;
      /**
       * @description The castle card may go to the catacombs. No: programs. Yes: source document read widely.
       * @default false
       */
      castleInCatacombs: boolean;
      /**
       * @description Time in the second turn of Dracula (`noon`: noon; `dawn`: dawn). Where the day stands then. Noon: published. Dawn: a program.
       * @default noon
       * @enum {string}
       */
      firstAdvance: "noon" | "dawn";
      /**
       * @description Sea moves that cost blood (`firstSailFree`: all but the first after embarking; `alternate`: every other). All but the first after embarking: source document. Every other: programs.
       * @default firstSailFree
       * @enum {string}
       */
      seaBlood: "firstSailFree" | "alternate";
      /**
       * @description Double Back may lead over a sea route. No: source document. Yes: programs.
       * @default false
       */
      doubleBackBySea: boolean;
      /**
       * @description Wolf Form may be used together with Double Back or Hide. Yes, no: programs.
       * @default true
       */
      wolfFormCombines: boolean;
      /**
       * @description Dark Call may be used by day. No: programs. Yes: a program, a report.
       * @default false
       */
      darkCallByDay: boolean;
      /**
       * @description Dracula may place no encounter. No: source document. Yes: programs.
       * @default false
       */
      encounterMayBeWithheld: boolean;
      /**
       * @description An encounter is placed at the castle. No: programs. Yes: source document read widely.
       * @default false
       */
      castleEncounter: boolean;
      /**
       * @description An encounter is placed after Double Back. No: programs. Yes: source document read widely.
       * @default false
       */
      doubleBackEncounter: boolean;
      /**
       * @description The castle card lies face up. Yes: programs. No: source document is silent.
       * @default true
       */
      castleFaceUp: boolean;
      /**
       * @description Blood gained on arrival at the castle. 2: a program. 0: source document is silent.
       * @default 2
       * @enum {integer}
       */
      castleBlood: 2 | 0;
      /**
       * @description Unearthly Swiftness (`twoMoves`: two moves and one action; `twoTurns`: moves and actions twice). What it brings, by programs.
       * @default twoMoves
       * @enum {string}
       */
      swiftness: "twoMoves" | "twoTurns";
      /**
       * @description No legal move at exactly 10 or 5 blood (`drop`: a full step down; `stay`: no blood). What Dracula loses then. Programs; source document is silent.
       * @default drop
       * @enum {string}
       */
      cheatAtRedNumber: "drop" | "stay";
      /**
       * @description Dracula moves after the penalty for having no legal move. Programs differ.
       * @default true
       */
      cheatThenMoves: boolean;
      /**
       * @description Hunters act in the turn in which they land. No: source document. Yes: published.
       * @default false
       */
      actionAfterLanding: boolean;
      /**
       * @description Hunters at once back to the port or sea that their last move left (`banned`: banned; `free`: free). Banned: source document. Free: programs.
       * @default banned
       * @enum {string}
       */
      hunterSeaReturn: "banned" | "free";
      /**
       * @description Faces of the train die (`doubleTwo`: X 0 1 2 2 2/3; `plainThree`: X 0 1 2 3 2/3). X 0 1 2 2 2/3: ruling on the source document. X 0 1 2 3 2/3: a review.
       * @default doubleTwo
       * @enum {string}
       */
      trainDie: "doubleTwo" | "plainThree";
      /**
       * @description False Tip-off against Chartered Carriage (`turnEnds`: the turn ends; `roll`: the die is rolled). Rulings.
       * @default turnEnds
       * @enum {string}
       */
      charteredTipOff: "turnEnds" | "roll";
      /**
       * @description How far Bats lead hunters (`one`: one road; `upToTwo`: up to two roads). One road: programs. Up to two: a program.
       * @default one
       * @enum {string}
       */
      batsRoads: "one" | "upToTwo";
      /**
       * @description Only one of a group may rest or take supplies. No: source document. Yes: published.
       * @default false
       */
      restPerGroup: boolean;
      /**
       * @description Resting with Dr Seward draws one event. No: source document. Yes: a program.
       * @default false
       */
      sewardRest: boolean;
      /**
       * @description The font of the hospital may be used instead of resting. Yes: a program. No: source document is silent.
       * @default true
       */
      hospitalFont: boolean;
      /**
       * @description Hunters see the cards of each other. Yes: published. No: ruling.
       * @default true
       */
      huntersShareHands: boolean;
      /**
       * @description Bitten hunters keep an item and an event open to Dracula. Yes: published. No: source document is silent.
       * @default true
       */
      shownWhenBitten: boolean;
      /**
       * @description Dogs keep a Spy away. Yes, no: programs.
       * @default true
       */
      spyStoppedByDogs: boolean;
      /**
       * @description Where Peasants take one item (`westOne`: in the west; `eastOne`: in the east). In the other half of Europe they take all. Programs differ.
       * @default westOne
       * @enum {string}
       */
      peasants: "westOne" | "eastOne";
      /**
       * @description An agent that was not killed stays. Yes: published. No: source document.
       * @default true
       */
      escapedAgentStays: boolean;
      /**
       * @description Dodge may be played in the first round. Yes: source document. No: programs.
       * @default true
       */
      dodgeInFirstRound: boolean;
      /**
       * @description Agents that win may destroy items, too. No: source document. Yes: published.
       * @default false
       */
      agentsDestroyItems: boolean;
      /**
       * @description A kill ends the combat with Dracula. No: source document. Yes: a program.
       * @default false
       */
      killOnDraculaEndsCombat: boolean;
      /**
       * @description Equal rolls (`initiative`: by initiative; `reroll`: roll again; `enemy`: the enemy; `hunters`: the hunters). Who wins the round. Initiative: source document, with numbers of our own. The others: rulings.
       * @default initiative
       * @enum {string}
       */
      tieBreak: "initiative" | "reroll" | "enemy" | "hunters";
      /**
       * @description The card of a bat flight (`replace`: replaces the one of the city left; `add`: is added). It replaces the one of the city left: published. It is added: a program.
       * @default replace
       * @enum {string}
       */
      batFlight: "replace" | "add";
      /**
       * @description Dracula may forgo a bat flight. Yes, no: programs.
       * @default true
       */
      batFlightOptional: boolean;
      /**
       * @description Sacred Bullets need a Pistol or Rifle. No, yes: rulings.
       * @default false
       */
      sacredBulletsNeedGun: boolean;
      /**
       * @description The vampire of Vampire Lair has the Escape cards. No, yes: programs.
       * @default false
       */
      lairEscapes: boolean;
      /**
       * @description Steps of the vampire track for a hunter defeated. 2: published. 0: programs.
       * @default 2
       * @enum {integer}
       */
      defeatVampires: 2 | 0;
      /**
       * @description A hunter who was defeated misses a turn. Yes: a program. No: programs.
       * @default true
       */
      skipAfterDefeat: boolean;
      /**
       * @description Who wins if both have won at once (`hunters`: the hunters; `dracula`: Dracula). Rulings.
       * @default hunters
       * @enum {string}
       */
      victoryTie: "hunters" | "dracula";
      /**
       * @description Turns of Dracula that Stormy Seas last. 2: programs, tokens. 3: a program.
       * @default 2
       * @enum {integer}
       */
      stormTurns: 2 | 3;
      /**
       * @description Stormy Seas keep hunters out, too. Yes, no: rulings.
       * @default true
       */
      stormBlocksHunters: boolean;
      /**
       * @description Hypnosis needs a bitten hunter. No: programs. Yes: a report.
       * @default false
       */
      hypnosisNeedsBite: boolean;
      /**
       * @description What kind of card Mystic Research is (`keep`: kept in the hand; `immediate`: played at once). Programs differ.
       * @default keep
       * @enum {string}
       */
      mysticResearch: "keep" | "immediate";
      /**
       * @description Blood Transfusion needs both hunters in one place. Yes, no: rulings.
       * @default true
       */
      transfusionSameCity: boolean;
      /**
       * @description Dice of Heroic Leap. 1 for both, or 2, one each. Programs differ.
       * @default 1
       * @enum {integer}
       */
      heroicLeapDice: 1 | 2;
      /**
       * @description When Wild Horses may be played (`anyCombat`: in any combat with Dracula; `draculaAttacked`: only when Dracula attacked). Programs differ.
       * @default anyCombat
       * @enum {string}
       */
      wildHorses: "anyCombat" | "draculaAttacked";
      /**
       * @description Ambush, matured, clears the trail to three cards. No: programs. Yes: a program.
       * @default false
       */
      ambushClearsTrail: boolean;
      /**
       * @description Desecrated Soil, matured (`untilTwo`: until Dracula has two; `two`: two). How many event cards are drawn. Programs differ.
       * @default untilTwo
       * @enum {string}
       */
      desecratedSoil: "untilTwo" | "two";
    };
    /**
     * @description A power card of Dracula.
     * @enum {string}
     */
    FuryOfDracula2ePowerCard: "dark-call" | "double-back" | "feed" | "hide" | "wolf-form";
    /**
     * @description What the resolve of the hunters is spent on.
     * @enum {string}
     */
    FuryOfDracula2eResolveUse: "newspaper-reports" | "inner-strength" | "sense-of-emergency";
    /**
     * @description A seat.
     * @enum {string}
     */
    FuryOfDracula2eSeat: "dracula" | "lord-godalming" | "dr-seward" | "van-helsing" | "mina-harker";
    FuryOfDracula2eSpaceView: {
      back: components["schemas"]["FuryOfDracula2eBack"];
      faceUp: boolean;
      card?: components["schemas"]["FuryOfDracula2eTrailCard"];
      at?: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Powers that lie with the card. */
      powers: components["schemas"]["FuryOfDracula2ePowerCard"][];
      /** @description Encounters on the card. */
      tokens: components["schemas"]["FuryOfDracula2eTokenView"][];
    };
    /** @description A space of the trail or the catacombs. */
    FuryOfDracula2eSpot: {
      area: components["schemas"]["FuryOfDracula2eArea"];
      /** @description A space, counted from 1, the newest first. */
      space: number;
    };
    FuryOfDracula2eStep: components["schemas"]["FuryOfDracula2eStepPlaceHunter"] | components["schemas"]["FuryOfDracula2eStepPlaceDracula"] | components["schemas"]["FuryOfDracula2eStepBeginTurn"] | components["schemas"]["FuryOfDracula2eStepEndTurn"] | components["schemas"]["FuryOfDracula2eStepDraculaBegins"] | components["schemas"]["FuryOfDracula2eStepPassTime"] | components["schemas"]["FuryOfDracula2eStepDraculaMoves"] | components["schemas"]["FuryOfDracula2eStepDraculaArrives"] | components["schemas"]["FuryOfDracula2eStepPlaceEncounter"] | components["schemas"]["FuryOfDracula2eStepKeepEncounter"] | components["schemas"]["FuryOfDracula2eStepPushedOff"] | components["schemas"]["FuryOfDracula2eStepMature"] | components["schemas"]["FuryOfDracula2eStepRefill"] | components["schemas"]["FuryOfDracula2eStepDiscardEncounters"] | components["schemas"]["FuryOfDracula2eStepDiscardDown"] | components["schemas"]["FuryOfDracula2eStepKeepOpen"] | components["schemas"]["FuryOfDracula2eStepHarm"] | components["schemas"]["FuryOfDracula2eStepHarmDone"] | components["schemas"]["FuryOfDracula2eStepParty"] | components["schemas"]["FuryOfDracula2eStepHunterMoves"] | components["schemas"]["FuryOfDracula2eStepRollTrain"] | components["schemas"]["FuryOfDracula2eStepChooseRoll"] | components["schemas"]["FuryOfDracula2eStepRideTrain"] | components["schemas"]["FuryOfDracula2eStepHuntersArrive"] | components["schemas"]["FuryOfDracula2eStepSearch"] | components["schemas"]["FuryOfDracula2eStepHunterActs"] | components["schemas"]["FuryOfDracula2eStepTrade"] | components["schemas"]["FuryOfDracula2eStepDrawEvent"] | components["schemas"]["FuryOfDracula2eStepDrawItem"] | components["schemas"]["FuryOfDracula2eStepHeal"] | components["schemas"]["FuryOfDracula2eStepWindow"] | components["schemas"]["FuryOfDracula2eStepTakeEffect"] | components["schemas"]["FuryOfDracula2eStepCardAsks"] | components["schemas"]["FuryOfDracula2eStepUseAsks"] | components["schemas"]["FuryOfDracula2eStepReveal"] | components["schemas"]["FuryOfDracula2eStepDriveOut"] | components["schemas"]["FuryOfDracula2eStepAllyHarms"] | components["schemas"]["FuryOfDracula2eStepEncounters"] | components["schemas"]["FuryOfDracula2eStepEncounter"] | components["schemas"]["FuryOfDracula2eStepEncounterAsks"] | components["schemas"]["FuryOfDracula2eStepVampireWakes"] | components["schemas"]["FuryOfDracula2eStepTurnBreaks"] | components["schemas"]["FuryOfDracula2eStepEncounterOver"] | components["schemas"]["FuryOfDracula2eStepMeetDracula"] | components["schemas"]["FuryOfDracula2eStepMatures"] | components["schemas"]["FuryOfDracula2eStepSoilDraws"] | components["schemas"]["FuryOfDracula2eStepAmbush"] | components["schemas"]["FuryOfDracula2eStepBatsLead"] | components["schemas"]["FuryOfDracula2eStepCombat"] | components["schemas"]["FuryOfDracula2eStepCombatTarget"] | components["schemas"]["FuryOfDracula2eStepCombatTactics"] | components["schemas"]["FuryOfDracula2eStepCombatRoll"] | components["schemas"]["FuryOfDracula2eStepCombatResult"] | components["schemas"]["FuryOfDracula2eStepCombatRoundEnds"] | components["schemas"]["FuryOfDracula2eStepLoseCard"] | components["schemas"]["FuryOfDracula2eStepCombatOver"] | components["schemas"]["FuryOfDracula2eStepBatFlight"];
    /** @description The ally of Dracula wants a victim. */
    FuryOfDracula2eStepAllyHarms: {
      is: "allyHarms";
    };
    /** @description Dracula names an encounter of his hand, and then a hunter. */
    FuryOfDracula2eStepAmbush: {
      is: "ambush";
      encounter?: components["schemas"]["FuryOfDracula2eEncounter"];
    };
    /** @description Dracula may fly away. */
    FuryOfDracula2eStepBatFlight: {
      is: "batFlight";
    };
    /** @description Dracula moves hunters who met bats. */
    FuryOfDracula2eStepBatsLead: {
      is: "batsLead";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
    };
    /** @description A turn begins. */
    FuryOfDracula2eStepBeginTurn: {
      is: "beginTurn";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
    };
    /** @description A card wants a choice. */
    FuryOfDracula2eStepCardAsks: {
      is: "cardAsks";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Hunters who act together, the one who leads first. */
      hunters?: components["schemas"]["FuryOfDracula2eHunter"][];
      hunter?: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description What was chosen so far. */
      locations?: components["schemas"]["FuryOfDracula2eLocation"][];
    };
    /** @description One of two rolls is used. */
    FuryOfDracula2eStepChooseRoll: {
      is: "chooseRoll";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      faces: components["schemas"]["FuryOfDracula2eTrainFace"][];
    };
    /** @description A combat begins. */
    FuryOfDracula2eStepCombat: {
      is: "combat";
      opponent: components["schemas"]["FuryOfDracula2eEnemy"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      by: components["schemas"]["FuryOfDracula2eCombatCause"];
    };
    /** @description A combat is over. */
    FuryOfDracula2eStepCombatOver: {
      is: "combatOver";
      opponent: components["schemas"]["FuryOfDracula2eEnemy"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
    };
    /** @description Hunters who won choose the card whose result they take. */
    FuryOfDracula2eStepCombatResult: {
      is: "combatResult";
      tactics: components["schemas"]["FuryOfDracula2eTactic"][];
    };
    /** @description Cards are shown and dice are rolled. */
    FuryOfDracula2eStepCombatRoll: {
      is: "combatRoll";
    };
    /** @description Cards are taken back, and another round or the end follows. */
    FuryOfDracula2eStepCombatRoundEnds: {
      is: "combatRoundEnds";
      ends?: components["schemas"]["FuryOfDracula2eCombatOutcome"];
      /** @description Whether Dracula may fly away afterwards. */
      flies: boolean;
      destroyed?: {
        hunter: components["schemas"]["FuryOfDracula2eHunter"];
        item: components["schemas"]["FuryOfDracula2eItem"];
      };
    };
    /** @description Everybody in the combat chooses a card. */
    FuryOfDracula2eStepCombatTactics: {
      is: "combatTactics";
    };
    /** @description The enemy names the hunter against whom this round goes. */
    FuryOfDracula2eStepCombatTarget: {
      is: "combatTarget";
    };
    /** @description A hand is too large. */
    FuryOfDracula2eStepDiscardDown: {
      is: "discardDown";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
    };
    /** @description Dracula has too many encounters. */
    FuryOfDracula2eStepDiscardEncounters: {
      is: "discardEncounters";
    };
    /** @description What follows from where Dracula is. */
    FuryOfDracula2eStepDraculaArrives: {
      is: "draculaArrives";
      /** @description He goes on at once: no attack, no encounter. */
      passing?: boolean;
      /** @description He was passing, and could not go on. */
      stayed?: boolean;
    };
    /** @description Dracula may empty catacombs and play cards. */
    FuryOfDracula2eStepDraculaBegins: {
      is: "draculaBegins";
    };
    /** @description Dracula moves or uses a power. */
    FuryOfDracula2eStepDraculaMoves: {
      is: "draculaMoves";
      /** @description Whether he had no legal move before. */
      punished: boolean;
      /** @description A second move, forgone if none is legal. */
      second?: boolean;
    };
    /** @description An event is drawn. */
    FuryOfDracula2eStepDrawEvent: {
      is: "drawEvent";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /**
       * @description At a rest hunters discard their own cards.
       * @enum {string}
       */
      why: "rest" | "supply";
    };
    /** @description An item is drawn. */
    FuryOfDracula2eStepDrawItem: {
      is: "drawItem";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description If Dracula is in this sea, the storm drives him into a port. */
    FuryOfDracula2eStepDriveOut: {
      is: "driveOut";
      location: components["schemas"]["FuryOfDracula2eLocation"];
    };
    /** @description An encounter takes effect. */
    FuryOfDracula2eStepEncounter: {
      is: "encounter";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether it came by a matured Ambush. */
      matured: boolean;
    };
    /** @description An encounter wants a choice. */
    FuryOfDracula2eStepEncounterAsks: {
      is: "encounterAsks";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether it came by a matured Ambush. */
      matured: boolean;
      /**
       * @description An item against it, what is lost, of which kind that is, or the next move.
       * @enum {string}
       */
      wants: "protection" | "loss" | "kind" | "move";
      /** @description Whom it still concerns, the first one now. */
      left: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description What was shown against it. */
      shown: components["schemas"]["FuryOfDracula2eItem"][];
      die?: number;
    };
    /** @description An encounter has been met. */
    FuryOfDracula2eStepEncounterOver: {
      is: "encounterOver";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether it came by a matured Ambush. */
      matured: boolean;
      /** @description What was met before and stays there. */
      met: components["schemas"]["FuryOfDracula2eEncounter"][];
      /**
       * @description What becomes of the token. open: it depends on how a fight ended.
       * @enum {string}
       */
      fate: "open" | "pool" | "gone";
    };
    /** @description The encounters of a place are met one after another, Dracula choosing the order. */
    FuryOfDracula2eStepEncounters: {
      is: "encounters";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description What was met already and stays there. */
      met: components["schemas"]["FuryOfDracula2eEncounter"][];
    };
    /** @description A turn ends. */
    FuryOfDracula2eStepEndTurn: {
      is: "endTurn";
      seat: components["schemas"]["FuryOfDracula2eSeat"];
    };
    /** @description A hunter is about to lose health or to be bitten. */
    FuryOfDracula2eStepHarm: {
      is: "harm";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      health: number;
      bites: number;
    };
    /** @description The hunter is harmed. */
    FuryOfDracula2eStepHarmDone: {
      is: "harmDone";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      health: number;
      bites: number;
    };
    /** @description A hunter who rested gains health. */
    FuryOfDracula2eStepHeal: {
      is: "heal";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description A hunter who met nothing rests, takes supplies or trades. */
    FuryOfDracula2eStepHunterActs: {
      is: "hunterActs";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Who acts after this one. */
      others: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description Whether one of them has rested or taken supplies. */
      rested: boolean;
    };
    /** @description Hunters move, stay, or do something else first. */
    FuryOfDracula2eStepHunterMoves: {
      is: "hunterMoves";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description Whether a train may still be tried. */
      train: boolean;
      /** @description Whether others may still be asked to share the turn. */
      invite: boolean;
    };
    /** @description What follows from a move. */
    FuryOfDracula2eStepHuntersArrive: {
      is: "huntersArrive";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      from: components["schemas"]["FuryOfDracula2eLocation"];
      by: components["schemas"]["FuryOfDracula2eMeans"];
    };
    /** @description Of the encounters on a card from the catacombs one stays. */
    FuryOfDracula2eStepKeepEncounter: {
      is: "keepEncounter";
    };
    /** @description A bitten hunter keeps cards open to Dracula. */
    FuryOfDracula2eStepKeepOpen: {
      is: "keepOpen";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description A hunter must discard an event or all items. */
    FuryOfDracula2eStepLoseCard: {
      is: "loseCard";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @enum {string} */
      what: "event" | "items";
    };
    /** @description The encounter of a card taken back may mature. */
    FuryOfDracula2eStepMature: {
      is: "mature";
    };
    /** @description An encounter has matured. */
    FuryOfDracula2eStepMatures: {
      is: "matures";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
    };
    /** @description If Dracula is in the place, hunters fight him. */
    FuryOfDracula2eStepMeetDracula: {
      is: "meetDracula";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
    };
    /** @description Hunters are invited to share a turn. */
    FuryOfDracula2eStepParty: {
      is: "party";
      /** @description Hunters who act together, the one who leads first. */
      joined: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description Who has still to answer. */
      invited: components["schemas"]["FuryOfDracula2eHunter"][];
    };
    /** @description Time goes by. */
    FuryOfDracula2eStepPassTime: {
      is: "passTime";
    };
    /** @description Dracula chooses where to start. */
    FuryOfDracula2eStepPlaceDracula: {
      is: "placeDracula";
    };
    /** @description Dracula places an encounter. */
    FuryOfDracula2eStepPlaceEncounter: {
      is: "placeEncounter";
      area: components["schemas"]["FuryOfDracula2eArea"];
    };
    /** @description A hunter chooses where to start. */
    FuryOfDracula2eStepPlaceHunter: {
      is: "placeHunter";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description A card pushed off the trail goes to the catacombs or to the hand. */
    FuryOfDracula2eStepPushedOff: {
      is: "pushedOff";
    };
    /** @description Dracula draws encounters. */
    FuryOfDracula2eStepRefill: {
      is: "refill";
    };
    /** @description A card turns places up, as far as they lie in trail or catacombs. */
    FuryOfDracula2eStepReveal: {
      is: "reveal";
      /** @enum {string} */
      cause: "hired-scouts" | "telegraph-ahead" | "newspaper-reports" | "money-trail" | "hypnosis" | "consecrated-ground";
      /** @description Places that were named. */
      locations: components["schemas"]["FuryOfDracula2eLocation"][];
      /** @description Together with their encounters. */
      encounters: boolean;
    };
    /** @description Hunters with a ticket choose where to go. */
    FuryOfDracula2eStepRideTrain: {
      is: "rideTrain";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      face: components["schemas"]["FuryOfDracula2eTrainFace"];
    };
    /** @description The train die is rolled. */
    FuryOfDracula2eStepRollTrain: {
      is: "rollTrain";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
    };
    /** @description The place is searched. */
    FuryOfDracula2eStepSearch: {
      is: "search";
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description They met Dracula before: they do not act. */
      met?: boolean;
    };
    /** @description Events are drawn for Dracula. */
    FuryOfDracula2eStepSoilDraws: {
      is: "soilDraws";
      /** @description How many are still to come. */
      left: number;
    };
    /** @description A card that was not cancelled takes effect. */
    FuryOfDracula2eStepTakeEffect: {
      is: "takeEffect";
      card: components["schemas"]["FuryOfDracula2eEventCardId"];
      seat: components["schemas"]["FuryOfDracula2eSeat"];
      /** @description Hunters who act together, the one who leads first. */
      hunters?: components["schemas"]["FuryOfDracula2eHunter"][];
      hunter?: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description Hunters in one city may hand items to each other. */
    FuryOfDracula2eStepTrade: {
      is: "trade";
      hunter: components["schemas"]["FuryOfDracula2eHunter"];
      /** @description Who hands over nothing more. */
      done: components["schemas"]["FuryOfDracula2eHunter"][];
      /** @description How many items were handed over. */
      gifts: number;
    };
    /** @description The turn of hunters is over because of an encounter. */
    FuryOfDracula2eStepTurnBreaks: {
      is: "turnBreaks";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether it came by a matured Ambush. */
      matured: boolean;
      /**
       * @description What becomes of the token.
       * @enum {string}
       */
      fate: "pool" | "stays" | "carried";
    };
    /** @description An item or resolve that is used wants a choice. */
    FuryOfDracula2eStepUseAsks: {
      is: "useAsks";
      /** @enum {string} */
      use: "holy-water" | "local-rumors" | "inner-strength";
      seat: components["schemas"]["FuryOfDracula2eHunter"];
    };
    /** @description A new vampire is met at night. */
    FuryOfDracula2eStepVampireWakes: {
      is: "vampireWakes";
      encounter: components["schemas"]["FuryOfDracula2eEncounter"];
      /** @description Hunters who act together, the one who leads first. */
      hunters: components["schemas"]["FuryOfDracula2eHunter"][];
      location: components["schemas"]["FuryOfDracula2eLocation"];
      /** @description Whether it came by a matured Ambush. */
      matured: boolean;
      /** @description Whether it is played for, so that no die is rolled. */
      seduces: boolean;
    };
    /** @description Seats may play a card for what is about to happen. */
    FuryOfDracula2eStepWindow: {
      is: "window";
      /** @enum {string} */
      window: "cancelDraculaEvent" | "cancelHunterEvent" | "defendHunterEvent" | "defendDraculaEvent" | "partyBegins" | "huntersAtSea" | "beforeTrain" | "afterCrossing" | "beforeReveal" | "encounterRevealed" | "newVampireAtNight" | "combatBegins" | "beforeHarm" | "agentFought";
      /** @description Who has passed. */
      passed: components["schemas"]["FuryOfDracula2eSeat"][];
      /** @description Hunters who act together, the one who leads first. */
      hunters?: components["schemas"]["FuryOfDracula2eHunter"][];
      hunter?: components["schemas"]["FuryOfDracula2eHunter"];
      by?: components["schemas"]["FuryOfDracula2eMeans"];
      encounter?: components["schemas"]["FuryOfDracula2eEncounter"];
      opponent?: components["schemas"]["FuryOfDracula2eEnemy"];
      locations?: components["schemas"]["FuryOfDracula2eLocation"][];
      /** @description A card and the cards that cancel each other, the last one last. */
      chain?: {
        seat: components["schemas"]["FuryOfDracula2eSeat"];
        card: components["schemas"]["FuryOfDracula2eEventCardId"];
      }[];
    };
    /**
     * @description A card played in a combat.
     * @enum {string}
     */
    FuryOfDracula2eTactic: "punch" | "dodge" | "escape" | "crucifix" | "heavenly-host" | "holy-water" | "knife" | "pistol" | "rifle" | "sacred-bullets" | "stake" | "claws" | "escape-man" | "escape-bat" | "escape-mist" | "fangs" | "mesmerize" | "strength" | "agent-punch" | "agent-dodge" | "agent-knife" | "agent-pistol" | "agent-rifle";
    /**
     * @description Three times of day, three of night.
     * @enum {string}
     */
    FuryOfDracula2eTime: "dawn" | "noon" | "dusk" | "twilight" | "midnight" | "small-hours";
    FuryOfDracula2eTokenView: {
      encounter?: components["schemas"]["FuryOfDracula2eEncounter"];
      faceUp: boolean;
    };
    /**
     * @description A location card, or a power card that takes a space of its own.
     * @enum {string}
     */
    FuryOfDracula2eTrailCard: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "st-joseph-and-st-mary" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich" | "dark-call" | "feed" | "hide";
    /**
     * @description A face of the train die.
     * @enum {string}
     */
    FuryOfDracula2eTrainFace: "X" | "0" | "1" | "2" | "3" | "2/3";
    FuryOfDracula2eView: {
      ruleset: "fury-of-dracula-2e";
      round: number;
      turn?: components["schemas"]["FuryOfDracula2eSeat"];
      time: components["schemas"]["FuryOfDracula2eTime"];
      vampires: number;
      resolve: number;
      resolveUsed: components["schemas"]["FuryOfDracula2eResolveUse"][];
      dracula: components["schemas"]["FuryOfDracula2eDraculaView"];
      /** @description From where Dracula is to where he was long ago. */
      trail: components["schemas"]["FuryOfDracula2eSpaceView"][];
      catacombs: components["schemas"]["FuryOfDracula2eSpaceView"][];
      /** @description Pushed off the trail just now. */
      leaving: components["schemas"]["FuryOfDracula2eSpaceView"][];
      /** @description Encounters that may mature just now. */
      ripe: components["schemas"]["FuryOfDracula2eTokenView"][];
      hunters: components["schemas"]["FuryOfDracula2eHunterView"][];
      allies: {
        hunters?: components["schemas"]["FuryOfDracula2eEventCardId"];
        dracula?: components["schemas"]["FuryOfDracula2eEventCardId"];
      };
      board: components["schemas"]["FuryOfDracula2eBoardView"];
      combat?: components["schemas"]["FuryOfDracula2eCombatView"];
      /** @description Next moves that seats have stated. They bind as long as they are legal. */
      declared: {
        seat: components["schemas"]["FuryOfDracula2eSeat"];
        move: components["schemas"]["FuryOfDracula2eMove"];
      }[];
      asks?: components["schemas"]["FuryOfDracula2eStep"];
      eventDeck: number;
      eventDiscard: components["schemas"]["FuryOfDracula2eEventCardId"][];
      itemDeck: number;
      itemDiscard: components["schemas"]["FuryOfDracula2eItem"][];
      encounterPool: number;
      winners?: components["schemas"]["FuryOfDracula2eSeat"][];
      reason?: components["schemas"]["FuryOfDracula2eEndReason"];
    };
    /** @enum {string} */
    FuryOfDracula2eWay: "road" | "rail";
    FuryOfDracula4eAction: components["schemas"]["FuryOfDracula4eActionStartIn"] | components["schemas"]["FuryOfDracula4eActionPass"] | components["schemas"]["FuryOfDracula4eActionWakeIn"] | components["schemas"]["FuryOfDracula4eActionDiscardEvent"] | components["schemas"]["FuryOfDracula4eActionDiscardItem"] | components["schemas"]["FuryOfDracula4eActionDiscardTicket"] | components["schemas"]["FuryOfDracula4eActionKeepItemOpen"] | components["schemas"]["FuryOfDracula4eActionKeepEventOpen"] | components["schemas"]["FuryOfDracula4eActionLiftRoadblock"] | components["schemas"]["FuryOfDracula4eActionDismissAlly"] | components["schemas"]["FuryOfDracula4eActionFreeGround"] | components["schemas"]["FuryOfDracula4eActionBarSupplies"] | components["schemas"]["FuryOfDracula4eActionLiftStorm"] | components["schemas"]["FuryOfDracula4eActionGoFirst"] | components["schemas"]["FuryOfDracula4eActionStandUp"] | components["schemas"]["FuryOfDracula4eActionMoveByRoad"] | components["schemas"]["FuryOfDracula4eActionMoveByRail"] | components["schemas"]["FuryOfDracula4eActionMoveBySea"] | components["schemas"]["FuryOfDracula4eActionSupply"] | components["schemas"]["FuryOfDracula4eActionReserveTicket"] | components["schemas"]["FuryOfDracula4eActionTrade"] | components["schemas"]["FuryOfDracula4eActionGiveItem"] | components["schemas"]["FuryOfDracula4eActionGiveTicket"] | components["schemas"]["FuryOfDracula4eActionShowHand"] | components["schemas"]["FuryOfDracula4eActionRest"] | components["schemas"]["FuryOfDracula4eActionSearch"] | components["schemas"]["FuryOfDracula4eActionAskRegion"] | components["schemas"]["FuryOfDracula4eActionKeepDrawn"] | components["schemas"]["FuryOfDracula4eActionResolveDrawn"] | components["schemas"]["FuryOfDracula4eActionMoveTo"] | components["schemas"]["FuryOfDracula4eActionHide"] | components["schemas"]["FuryOfDracula4eActionTakeWolfForm"] | components["schemas"]["FuryOfDracula4eActionMisdirect"] | components["schemas"]["FuryOfDracula4eActionDarkCall"] | components["schemas"]["FuryOfDracula4eActionFeed"] | components["schemas"]["FuryOfDracula4eActionPlaceEncounter"] | components["schemas"]["FuryOfDracula4eActionPlaceRumor"] | components["schemas"]["FuryOfDracula4eActionDiscardEncounter"] | components["schemas"]["FuryOfDracula4eActionMatureEncounter"] | components["schemas"]["FuryOfDracula4eActionMakeLair"] | components["schemas"]["FuryOfDracula4eActionClearHideout"] | components["schemas"]["FuryOfDracula4eActionClearLair"] | components["schemas"]["FuryOfDracula4eActionPlayEvent"] | components["schemas"]["FuryOfDracula4eActionUseItem"] | components["schemas"]["FuryOfDracula4eActionKeepAlly"] | components["schemas"]["FuryOfDracula4eActionActAtOnce"] | components["schemas"]["FuryOfDracula4eActionRecallAlly"] | components["schemas"]["FuryOfDracula4eActionAskForHide"] | components["schemas"]["FuryOfDracula4eActionDiscardAll"] | components["schemas"]["FuryOfDracula4eActionChooseHunter"] | components["schemas"]["FuryOfDracula4eActionChooseLocation"] | components["schemas"]["FuryOfDracula4eActionChooseSpace"] | components["schemas"]["FuryOfDracula4eActionAmbushWith"] | components["schemas"]["FuryOfDracula4eActionChooseEncounter"] | components["schemas"]["FuryOfDracula4eActionShowItem"] | components["schemas"]["FuryOfDracula4eActionBecomeDelayed"] | components["schemas"]["FuryOfDracula4eActionPlaceRoadblock"] | components["schemas"]["FuryOfDracula4eActionKeepEvent"] | components["schemas"]["FuryOfDracula4eActionFightWith"] | components["schemas"]["FuryOfDracula4eActionAttackWith"] | components["schemas"]["FuryOfDracula4eActionTakeCombatCard"] | components["schemas"]["FuryOfDracula4eActionFlipPlotting"] | components["schemas"]["FuryOfDracula4eActionTakeFoundItem"];
    /** @description Let the ally act at once, and be discarded. */
    FuryOfDracula4eActionActAtOnce: {
      type: "actAtOnce";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let this encounter come over the hunter. */
    FuryOfDracula4eActionAmbushWith: {
      type: "ambushWith";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let Dracula show Hide and take it back. */
    FuryOfDracula4eActionAskForHide: {
      type: "askForHide";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Ask whether Dracula is in your region. */
    FuryOfDracula4eActionAskRegion: {
      type: "askRegion";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play this card in the round, against this hunter. */
    FuryOfDracula4eActionAttackWith: {
      type: "attackWith";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let hunters take no supplies in their next phase. */
    FuryOfDracula4eActionBarSupplies: {
      type: "barSupplies";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Become delayed for it. */
    FuryOfDracula4eActionBecomeDelayed: {
      type: "becomeDelayed";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose an encounter. */
    FuryOfDracula4eActionChooseEncounter: {
      type: "chooseEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose a hunter. */
    FuryOfDracula4eActionChooseHunter: {
      type: "chooseHunter";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose a place. */
    FuryOfDracula4eActionChooseLocation: {
      type: "chooseLocation";
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Choose a space of the trail. */
    FuryOfDracula4eActionChooseSpace: {
      type: "chooseSpace";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Clear the hideout. */
    FuryOfDracula4eActionClearHideout: {
      type: "clearHideout";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Clear this lair. */
    FuryOfDracula4eActionClearLair: {
      type: "clearLair";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and draw more encounters. */
    FuryOfDracula4eActionDarkCall: {
      type: "darkCall";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard all of your items. */
    FuryOfDracula4eActionDiscardAll: {
      type: "discardAll";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard this encounter. */
    FuryOfDracula4eActionDiscardEncounter: {
      type: "discardEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard an event card. */
    FuryOfDracula4eActionDiscardEvent: {
      type: "discardEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Discard an item. */
    FuryOfDracula4eActionDiscardItem: {
      type: "discardItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Return a ticket. */
    FuryOfDracula4eActionDiscardTicket: {
      type: "discardTicket";
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let this ally of the other side leave play. */
    FuryOfDracula4eActionDismissAlly: {
      type: "dismissAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and heal. */
    FuryOfDracula4eActionFeed: {
      type: "feed";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play this card in the round. */
    FuryOfDracula4eActionFightWith: {
      type: "fightWith";
      card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Turn a Plotting card down to cancel the card of the hunter. */
    FuryOfDracula4eActionFlipPlotting: {
      type: "flipPlotting";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take the consecrated ground from this city. */
    FuryOfDracula4eActionFreeGround: {
      type: "freeGround";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Hand an item to a hunter. */
    FuryOfDracula4eActionGiveItem: {
      type: "giveItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Hand a ticket to a hunter. */
    FuryOfDracula4eActionGiveTicket: {
      type: "giveTicket";
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Act before those who have not acted yet. */
    FuryOfDracula4eActionGoFirst: {
      type: "goFirst";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula4eActionHide: {
      type: "hide";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let the ally stay in play. */
    FuryOfDracula4eActionKeepAlly: {
      type: "keepAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep the event that you drew. */
    FuryOfDracula4eActionKeepDrawn: {
      type: "keepDrawn";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this event of those that were discarded. */
    FuryOfDracula4eActionKeepEvent: {
      type: "keepEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this event open. */
    FuryOfDracula4eActionKeepEventOpen: {
      type: "keepEventOpen";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this item open. */
    FuryOfDracula4eActionKeepItemOpen: {
      type: "keepItemOpen";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take this roadblock away. */
    FuryOfDracula4eActionLiftRoadblock: {
      type: "liftRoadblock";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take this storm away. */
    FuryOfDracula4eActionLiftStorm: {
      type: "liftStorm";
      location: components["schemas"]["FuryOfDracula4eSea"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Make a lair of the hideout, and place this encounter there. */
    FuryOfDracula4eActionMakeLair: {
      type: "makeLair";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let this encounter mature. */
    FuryOfDracula4eActionMatureEncounter: {
      type: "matureEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Clear this space of the trail, and move after it. */
    FuryOfDracula4eActionMisdirect: {
      type: "misdirect";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take a train, for this ticket. */
    FuryOfDracula4eActionMoveByRail: {
      type: "moveByRail";
      location: components["schemas"]["FuryOfDracula4eCity"];
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go along a road. */
    FuryOfDracula4eActionMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula4eActionMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go along a road, on board, on by sea, or on land. */
    FuryOfDracula4eActionMoveTo: {
      type: "moveTo";
      location: components["schemas"]["FuryOfDracula4eTrailPlace"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Do nothing here. */
    FuryOfDracula4eActionPass: {
      type: "pass";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Place this encounter. */
    FuryOfDracula4eActionPlaceEncounter: {
      type: "placeEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Block this road or rail. */
    FuryOfDracula4eActionPlaceRoadblock: {
      type: "placeRoadblock";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Place a rumor on this space of the trail. */
    FuryOfDracula4eActionPlaceRumor: {
      type: "placeRumor";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play an event card. */
    FuryOfDracula4eActionPlayEvent: {
      type: "playEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play this ally, who was discarded. */
    FuryOfDracula4eActionRecallAlly: {
      type: "recallAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Draw tickets. */
    FuryOfDracula4eActionReserveTicket: {
      type: "reserveTicket";
      draw: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Play the event that you drew at once. */
    FuryOfDracula4eActionResolveDrawn: {
      type: "resolveDrawn";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Heal damage. */
    FuryOfDracula4eActionRest: {
      type: "rest";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Meet the encounters of this city. */
    FuryOfDracula4eActionSearch: {
      type: "search";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Show your events and items to a hunter. */
    FuryOfDracula4eActionShowHand: {
      type: "showHand";
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Show an item, and keep it. */
    FuryOfDracula4eActionShowItem: {
      type: "showItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Stand up; that is all you do. */
    FuryOfDracula4eActionStandUp: {
      type: "standUp";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Begin the game in this city. */
    FuryOfDracula4eActionStartIn: {
      type: "startIn";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Draw an event, and in a large city an item. */
    FuryOfDracula4eActionSupply: {
      type: "supply";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Take this card of your combat deck. */
    FuryOfDracula4eActionTakeCombatCard: {
      type: "takeCombatCard";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep this item of those that you found. */
    FuryOfDracula4eActionTakeFoundItem: {
      type: "takeFoundItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula4eActionTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Trade with hunters in this place. */
    FuryOfDracula4eActionTrade: {
      type: "trade";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Use an item. */
    FuryOfDracula4eActionUseItem: {
      type: "useItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Come back in this hospital. */
    FuryOfDracula4eActionWakeIn: {
      type: "wakeIn";
      location: components["schemas"]["FuryOfDracula4eHospital"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /**
     * @description An ally.
     * @enum {string}
     */
    FuryOfDracula4eAlly: "jonathan-harker" | "rufus-smith" | "sister-agatha" | "draculas-brides" | "great-wolf" | "immanuel-hildesheim";
    /**
     * @description The trail, the lairs, or the hideout that has just slid off the trail.
     * @enum {string}
     */
    FuryOfDracula4eArea: "trail" | "lairs" | "leaving";
    /**
     * @description What the back of a card tells: sea cards have one of their own.
     * @enum {string}
     */
    FuryOfDracula4eBack: "land" | "sea";
    FuryOfDracula4eBoardView: {
      fog: {
        location: components["schemas"]["FuryOfDracula4eCity"];
        tokens: number;
      }[];
      storms: components["schemas"]["FuryOfDracula4eSea"][];
      roadblocks: {
        from: components["schemas"]["FuryOfDracula4eCity"];
        to: components["schemas"]["FuryOfDracula4eCity"];
        way: components["schemas"]["FuryOfDracula4eWay"];
      }[];
      consecrated?: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Where tokens of Heavenly Hosts lie. */
      hosts: components["schemas"]["FuryOfDracula4eCity"][];
    };
    FuryOfDracula4eCardView: {
      back: components["schemas"]["FuryOfDracula4eBack"];
      faceUp: boolean;
      card?: components["schemas"]["FuryOfDracula4eTrailCard"];
    };
    /**
     * @description A city, or the castle.
     * @enum {string}
     */
    FuryOfDracula4eCity: "alicante" | "amsterdam" | "athens" | "barcelona" | "bari" | "belgrade" | "berlin" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "milan" | "munich" | "nantes" | "naples" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich";
    /**
     * @description How a combat ended; escape: of Dracula, called-off: by a card.
     * @enum {string}
     */
    FuryOfDracula4eCombatEnd: "six-cards" | "killed" | "no-hunter" | "escape" | "called-off";
    FuryOfDracula4eCombatView: {
      opponent: components["schemas"]["FuryOfDracula4eOpponent"];
      location: components["schemas"]["FuryOfDracula4eLocation"];
      hunters: components["schemas"]["FuryOfDracula4eHunter"][];
      atNight: boolean;
      round: number;
      /** @description What the vampire has suffered, if it is not Dracula. */
      damage: number;
      /** @description Combat cards in the hand of Dracula. */
      handCount: number;
      hand?: components["schemas"]["FuryOfDracula4eDraculaCombatCard"][];
      /** @description Cards of Dracula in this combat so far. */
      played: components["schemas"]["FuryOfDracula4eDraculaCombatCard"][];
      /** @description Who has chosen a card. */
      ready: components["schemas"]["FuryOfDracula4eSeat"][];
      /**
       * @description What the viewer has chosen for this round.
       * @enum {string}
       */
      chosen?: "punch" | "dodge" | "escape" | "crucifix" | "garlic" | "heavenly-host" | "holy-circle" | "knife" | "pistol" | "rifle";
      /** @description What Dracula has chosen for this round; he alone is told. */
      attack?: {
        card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
        engaged: components["schemas"]["FuryOfDracula4eHunter"];
      };
      /** @description What hunters have shown in this round. */
      shown: {
        hunter: components["schemas"]["FuryOfDracula4eHunter"];
        card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      }[];
      /** @description What Dracula has shown in this round. */
      shownAttack?: {
        card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
        engaged: components["schemas"]["FuryOfDracula4eHunter"];
      };
      /** @description Played in the round before: not to be played in this one. */
      resting: {
        hunter: components["schemas"]["FuryOfDracula4eHunter"];
        card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      }[];
      mesmerized: components["schemas"]["FuryOfDracula4eHunter"][];
      /** @description Plotting cards that lie face up. */
      plots: number;
      /** @description Dracula cannot escape any more. */
      noEscape: boolean;
      wreaths: components["schemas"]["FuryOfDracula4eHunter"][];
      /** @description Events that lie before hunters. */
      prepared: {
        hunter: components["schemas"]["FuryOfDracula4eHunter"];
        card: components["schemas"]["FuryOfDracula4eEventCardId"];
      }[];
      /** @description Holy Bullets were used in this combat. */
      bulletsUsed: boolean;
      /** @description Items of the deck that the hunter looks at. */
      found?: components["schemas"]["FuryOfDracula4eItem"][];
    };
    FuryOfDracula4eComponents: {
      places: {
        id: string;
        name: string;
        kind: string;
        region: string;
        /** @description Latitude and longitude, roughly. */
        at: number[];
      }[];
      regions: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      /** @description The city beside each hospital. */
      hospitals: {
        [key: string]: string;
      };
      roads: string[][];
      /** @description Roads that an option adds. */
      optionalRoads: string[][];
      /** @description Two cities and the colour. */
      rails: string[][];
      seaLinks: string[][];
      ports: string[][];
      times: string[];
      characters: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      events: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      encounters: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      powers: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      tickets: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      hunterCombatCards: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      draculaCombatCards: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
      limits: {
        /** @description The damage that destroys Dracula. */
        draculaHealth: number;
        /** @description With so much Dracula has won. */
        influence: number;
        /** @description So many despair tokens lie at the most. */
        despair: number;
        /** @description Spaces of the trail. */
        trail: number;
        /** @description Lairs at the most. */
        lairs: number;
        /** @description Encounters that Dracula holds. */
        draculaEncounters: number;
        /** @description Events that he may hold. */
        draculaEvents: number;
        /** @description Items that a hunter may hold. */
        hunterItems: number;
        /** @description Events that a hunter may hold. */
        hunterEvents: number;
        /** @description Tickets that a hunter may hold. */
        hunterTickets: number;
        /** @description A combat ends once Dracula has played so many cards. */
        combatCards: number;
      };
      items: ({
        id: string;
      } & {
        [key: string]: unknown;
      })[];
    };
    /**
     * @description A combat card of Dracula.
     * @enum {string}
     */
    FuryOfDracula4eDraculaCombatCard: "claws" | "fangs" | "mesmerize" | "plotting" | "strength" | "escape-as-bat" | "escape-as-mist";
    FuryOfDracula4eDraculaView: {
      damage: number;
      /** @description Whether his figure is on the board. */
      revealed: boolean;
      at?: components["schemas"]["FuryOfDracula4eTrailPlace"];
      /** @description Encounters in his hand. */
      encounterCount: number;
      encounters?: components["schemas"]["FuryOfDracula4eEncounter"][];
      /** @description Events in his hand. */
      eventCount: number;
      events?: components["schemas"]["FuryOfDracula4eEventCardId"][];
      /** @description Rumor tokens that he may place. */
      rumors: number;
      /** @description Szgany Bodyguards that have matured and wait for a combat. */
      guards: number;
    };
    /**
     * @description What lasts for a while.
     * @enum {string}
     */
    FuryOfDracula4eEffect: "extra-action" | "any-order" | "long-night" | "no-day" | "combat-as-at-night" | "no-supplies" | "second-phase";
    /**
     * @description An encounter card.
     * @enum {string}
     */
    FuryOfDracula4eEncounter: "aristocratic-vampire" | "bats" | "desecrated-soil" | "hoax" | "new-vampire" | "rats" | "reckless-vampire" | "saboteur" | "spy" | "szgany-bodyguards" | "szgany-mob" | "unnatural-fog" | "wolves";
    /** @description Where a hideout lies, and which of its encounters is meant. */
    FuryOfDracula4eEncounterSpot: {
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Which of the encounters there, counted from 1. */
      place?: number;
    };
    FuryOfDracula4eEncounterView: {
      faceUp: boolean;
      encounter?: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description What a vampire has suffered. */
      damage: number;
    };
    /**
     * @description An end of the deck.
     * @enum {string}
     */
    FuryOfDracula4eEnd: "top" | "bottom";
    /**
     * @description Why the game is over.
     * @enum {string}
     */
    FuryOfDracula4eEndReason: "destroyed" | "influence";
    /** @description More types and members may come at any time: ignore those that you do not know. */
    FuryOfDracula4eEvent: components["schemas"]["FuryOfDracula4eEventAgendaChanged"] | components["schemas"]["FuryOfDracula4eEventRoundStarted"] | components["schemas"]["FuryOfDracula4eEventPhaseStarted"] | components["schemas"]["FuryOfDracula4eEventTimeMoved"] | components["schemas"]["FuryOfDracula4eEventDespairPlaced"] | components["schemas"]["FuryOfDracula4eEventInfluenceChanged"] | components["schemas"]["FuryOfDracula4eEventDraculaHarmed"] | components["schemas"]["FuryOfDracula4eEventDraculaHealed"] | components["schemas"]["FuryOfDracula4eEventEffectBegan"] | components["schemas"]["FuryOfDracula4eEventEffectEnded"] | components["schemas"]["FuryOfDracula4eEventPassed"] | components["schemas"]["FuryOfDracula4eEventFogPlaced"] | components["schemas"]["FuryOfDracula4eEventFogLifted"] | components["schemas"]["FuryOfDracula4eEventStormRaised"] | components["schemas"]["FuryOfDracula4eEventStormLifted"] | components["schemas"]["FuryOfDracula4eEventRoadblockPlaced"] | components["schemas"]["FuryOfDracula4eEventRoadblockLifted"] | components["schemas"]["FuryOfDracula4eEventGroundConsecrated"] | components["schemas"]["FuryOfDracula4eEventGroundFreed"] | components["schemas"]["FuryOfDracula4eEventDiscardsReturned"] | components["schemas"]["FuryOfDracula4eEventHostPlaced"] | components["schemas"]["FuryOfDracula4eEventHostsGone"] | components["schemas"]["FuryOfDracula4eEventGameEnded"] | components["schemas"]["FuryOfDracula4eEventTrailSlid"] | components["schemas"]["FuryOfDracula4eEventCardsChosen"] | components["schemas"]["FuryOfDracula4eEventCardsLaid"] | components["schemas"]["FuryOfDracula4eEventLairEntered"] | components["schemas"]["FuryOfDracula4eEventMisdirected"] | components["schemas"]["FuryOfDracula4eEventHideoutCleared"] | components["schemas"]["FuryOfDracula4eEventLairMade"] | components["schemas"]["FuryOfDracula4eEventCardTurnedUp"] | components["schemas"]["FuryOfDracula4eEventPlaceShown"] | components["schemas"]["FuryOfDracula4eEventDraculaRevealed"] | components["schemas"]["FuryOfDracula4eEventDraculaVanished"] | components["schemas"]["FuryOfDracula4eEventNoMoveLeft"] | components["schemas"]["FuryOfDracula4eEventEncountersTaken"] | components["schemas"]["FuryOfDracula4eEventEncountersDrawn"] | components["schemas"]["FuryOfDracula4eEventEncountersReshuffled"] | components["schemas"]["FuryOfDracula4eEventEncounterChosen"] | components["schemas"]["FuryOfDracula4eEventEncounterPlaced"] | components["schemas"]["FuryOfDracula4eEventEncounterReturned"] | components["schemas"]["FuryOfDracula4eEventEncounterGivenUp"] | components["schemas"]["FuryOfDracula4eEventEncounterTurnedUp"] | components["schemas"]["FuryOfDracula4eEventEncounterMatured"] | components["schemas"]["FuryOfDracula4eEventRumorGained"] | components["schemas"]["FuryOfDracula4eEventRumorPlaced"] | components["schemas"]["FuryOfDracula4eEventHunterMoved"] | components["schemas"]["FuryOfDracula4eEventHunterDelayed"] | components["schemas"]["FuryOfDracula4eEventHunterStoodUp"] | components["schemas"]["FuryOfDracula4eEventHunterRested"] | components["schemas"]["FuryOfDracula4eEventSuppliesTaken"] | components["schemas"]["FuryOfDracula4eEventTradeOpened"] | components["schemas"]["FuryOfDracula4eEventPlaceSearched"] | components["schemas"]["FuryOfDracula4eEventRegionAnswered"] | components["schemas"]["FuryOfDracula4eEventDamageChanged"] | components["schemas"]["FuryOfDracula4eEventBitesChanged"] | components["schemas"]["FuryOfDracula4eEventHunterDefeated"] | components["schemas"]["FuryOfDracula4eEventHunterRecovered"] | components["schemas"]["FuryOfDracula4eEventBatsPlaced"] | components["schemas"]["FuryOfDracula4eEventBatsGone"] | components["schemas"]["FuryOfDracula4eEventTicketDrawn"] | components["schemas"]["FuryOfDracula4eEventTicketReturned"] | components["schemas"]["FuryOfDracula4eEventTicketGiven"] | components["schemas"]["FuryOfDracula4eEventItemTaken"] | components["schemas"]["FuryOfDracula4eEventItemDrawn"] | components["schemas"]["FuryOfDracula4eEventItemDiscarded"] | components["schemas"]["FuryOfDracula4eEventItemShown"] | components["schemas"]["FuryOfDracula4eEventItemPassed"] | components["schemas"]["FuryOfDracula4eEventItemGiven"] | components["schemas"]["FuryOfDracula4eEventItemsReshuffled"] | components["schemas"]["FuryOfDracula4eEventCardOpened"] | components["schemas"]["FuryOfDracula4eEventHandShown"] | components["schemas"]["FuryOfDracula4eEventHandOpened"] | components["schemas"]["FuryOfDracula4eEventBackSeen"] | components["schemas"]["FuryOfDracula4eEventEventDrawn"] | components["schemas"]["FuryOfDracula4eEventEventTaken"] | components["schemas"]["FuryOfDracula4eEventEventKept"] | components["schemas"]["FuryOfDracula4eEventEventTurnedUp"] | components["schemas"]["FuryOfDracula4eEventEventBuried"] | components["schemas"]["FuryOfDracula4eEventEventPlayed"] | components["schemas"]["FuryOfDracula4eEventEventDiscarded"] | components["schemas"]["FuryOfDracula4eEventEventCancelled"] | components["schemas"]["FuryOfDracula4eEventEventsReshuffled"] | components["schemas"]["FuryOfDracula4eEventPlaceNamed"] | components["schemas"]["FuryOfDracula4eEventHuntersNamed"] | components["schemas"]["FuryOfDracula4eEventRegionNamed"] | components["schemas"]["FuryOfDracula4eEventHideShown"] | components["schemas"]["FuryOfDracula4eEventHideTakenBack"] | components["schemas"]["FuryOfDracula4eEventDraculaHandShown"] | components["schemas"]["FuryOfDracula4eEventDraculaHandOpened"] | components["schemas"]["FuryOfDracula4eEventEventWasted"] | components["schemas"]["FuryOfDracula4eEventBottomSearched"] | components["schemas"]["FuryOfDracula4eEventAllyRecalled"] | components["schemas"]["FuryOfDracula4eEventAllyArrived"] | components["schemas"]["FuryOfDracula4eEventAllyLeft"] | components["schemas"]["FuryOfDracula4eEventEncounterMet"] | components["schemas"]["FuryOfDracula4eEventEncounterRemoved"] | components["schemas"]["FuryOfDracula4eEventEncounterTakenBack"] | components["schemas"]["FuryOfDracula4eEventRumorsGone"] | components["schemas"]["FuryOfDracula4eEventHandRevealed"] | components["schemas"]["FuryOfDracula4eEventGuardsKept"] | components["schemas"]["FuryOfDracula4eEventGuardsSent"] | components["schemas"]["FuryOfDracula4eEventDiscardsSeen"] | components["schemas"]["FuryOfDracula4eEventDiscardsTaken"] | components["schemas"]["FuryOfDracula4eEventDiscardKept"] | components["schemas"]["FuryOfDracula4eEventDiscardsShuffled"] | components["schemas"]["FuryOfDracula4eEventCombatBegan"] | components["schemas"]["FuryOfDracula4eEventCombatCardsTaken"] | components["schemas"]["FuryOfDracula4eEventCombatCardsDrawn"] | components["schemas"]["FuryOfDracula4eEventCombatCardChosen"] | components["schemas"]["FuryOfDracula4eEventAttackChosen"] | components["schemas"]["FuryOfDracula4eEventCombatReady"] | components["schemas"]["FuryOfDracula4eEventCombatCardsShown"] | components["schemas"]["FuryOfDracula4eEventCombatCardCancelled"] | components["schemas"]["FuryOfDracula4eEventVampireHarmed"] | components["schemas"]["FuryOfDracula4eEventVampireHealed"] | components["schemas"]["FuryOfDracula4eEventHunterMesmerized"] | components["schemas"]["FuryOfDracula4eEventHunterLeftCombat"] | components["schemas"]["FuryOfDracula4eEventCombatDeckSearched"] | components["schemas"]["FuryOfDracula4eEventPlottingFlipped"] | components["schemas"]["FuryOfDracula4eEventDraculaEnraged"] | components["schemas"]["FuryOfDracula4eEventDraculaFlew"] | components["schemas"]["FuryOfDracula4eEventWreathHung"] | components["schemas"]["FuryOfDracula4eEventWreathLost"] | components["schemas"]["FuryOfDracula4eEventBulletsUsed"] | components["schemas"]["FuryOfDracula4eEventCardPrepared"] | components["schemas"]["FuryOfDracula4eEventPreparedSpent"] | components["schemas"]["FuryOfDracula4eEventCombatCardSwapped"] | components["schemas"]["FuryOfDracula4eEventCombatCardLost"] | components["schemas"]["FuryOfDracula4eEventItemFound"] | components["schemas"]["FuryOfDracula4eEventItemsFound"] | components["schemas"]["FuryOfDracula4eEventFoundItemKept"] | components["schemas"]["FuryOfDracula4eEventFoundItemsDiscarded"] | components["schemas"]["FuryOfDracula4eEventCombatRoundEnded"] | components["schemas"]["FuryOfDracula4eEventCombatEnded"];
    /** @description What is to be done next, the first step first. All of it is public. */
    FuryOfDracula4eEventAgendaChanged: {
      type: "AgendaChanged";
      /** @description How many questions were asked so far. */
      question: number;
      agenda: components["schemas"]["FuryOfDracula4eStep"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An ally is in play. */
    FuryOfDracula4eEventAllyArrived: {
      type: "AllyArrived";
      side: components["schemas"]["FuryOfDracula4eSide"];
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An ally left play. */
    FuryOfDracula4eEventAllyLeft: {
      type: "AllyLeft";
      side: components["schemas"]["FuryOfDracula4eSide"];
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter plays an ally from the discard pile. */
    FuryOfDracula4eEventAllyRecalled: {
      type: "AllyRecalled";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula chose this card, and the hunter whom he engages. */
    FuryOfDracula4eEventAttackChosen: {
      type: "AttackChosen";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      engaged: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The back of the top event can be seen. */
    FuryOfDracula4eEventBackSeen: {
      type: "BackSeen";
      back: components["schemas"]["FuryOfDracula4eSide"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The bats are gone. */
    FuryOfDracula4eEventBatsGone: {
      type: "BatsGone";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Bats are with a hunter. */
    FuryOfDracula4eEventBatsPlaced: {
      type: "BatsPlaced";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter was bitten, or is rid of a bite. */
    FuryOfDracula4eEventBitesChanged: {
      type: "BitesChanged";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description What was added; less than 0: what was taken away. */
      by: number;
      bites: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The lowest events were looked at, from behind; those of Dracula were discarded face down. */
    FuryOfDracula4eEventBottomSearched: {
      type: "BottomSearched";
      /** @description Whose they were, the lowest first. */
      owners: components["schemas"]["FuryOfDracula4eSide"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Holy Bullets were used in this combat. */
    FuryOfDracula4eEventBulletsUsed: {
      type: "BulletsUsed";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /**
     * @description An event card.
     * @enum {string}
     */
    FuryOfDracula4eEventCardId: "behind-the-veil" | "blood-transfusion" | "chartered-carriage" | "consecrated-ground" | "escape-route" | "evil-presence" | "excellent-weather" | "forewarned" | "good-luck" | "great-strength" | "heroic-leap" | "hired-scouts" | "hypnosis" | "jonathan-harker" | "local-rumors" | "long-night" | "lucky-find" | "lucys-revenge" | "money-trail" | "mystic-research" | "newspaper-reports" | "planned-ambush" | "renewed-vigor" | "rufus-smith" | "sense-of-emergency" | "sister-agatha" | "speedy-telegraph" | "surprising-return" | "vampire-lair" | "wax-cylinders" | "customs-search" | "darkness-returns" | "devilish-power" | "draculas-brides" | "enraged" | "false-tip" | "great-wolf" | "hidden-schemes" | "immanuel-hildesheim" | "nocturnal-visit" | "roadblock" | "seduction" | "sensationalist-press" | "summon-storms" | "unearthly-swiftness" | "vampiric-influence" | "wild-horses";
    /** @description A weakened hunter keeps a card open. */
    FuryOfDracula4eEventCardOpened: {
      type: "CardOpened";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item?: components["schemas"]["FuryOfDracula4eItem"];
      card?: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card lies before a hunter. */
    FuryOfDracula4eEventCardPrepared: {
      type: "CardPrepared";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card was turned up. */
    FuryOfDracula4eEventCardTurnedUp: {
      type: "CardTurnedUp";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      card: components["schemas"]["FuryOfDracula4eTrailCard"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula laid these cards on the first space of the trail. */
    FuryOfDracula4eEventCardsChosen: {
      type: "CardsChosen";
      cards: components["schemas"]["FuryOfDracula4eTrailCard"][];
      at: components["schemas"]["FuryOfDracula4eTrailPlace"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula laid cards on the first space of the trail. */
    FuryOfDracula4eEventCardsLaid: {
      type: "CardsLaid";
      /** @description Backs of the cards that lie face down. */
      backs: components["schemas"]["FuryOfDracula4eBack"][];
      /** @description Powers that lie face up. */
      powers: components["schemas"]["FuryOfDracula4ePower"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A combat began. */
    FuryOfDracula4eEventCombatBegan: {
      type: "CombatBegan";
      opponent: components["schemas"]["FuryOfDracula4eOpponent"];
      hunters: components["schemas"]["FuryOfDracula4eHunter"][];
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description Whether the rules of the night hold. */
      atNight: boolean;
      /** @description What the vampire suffered before; 0 for Dracula. */
      damage: number;
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The card of a seat has no effect. */
    FuryOfDracula4eEventCombatCardCancelled: {
      type: "CombatCardCancelled";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter chose this card for the round. */
    FuryOfDracula4eEventCombatCardChosen: {
      type: "CombatCardChosen";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The item that a hunter played is gone and does not rest. */
    FuryOfDracula4eEventCombatCardLost: {
      type: "CombatCardLost";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter plays another card instead. */
    FuryOfDracula4eEventCombatCardSwapped: {
      type: "CombatCardSwapped";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew combat cards. */
    FuryOfDracula4eEventCombatCardsDrawn: {
      type: "CombatCardsDrawn";
      count: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The cards of the round were shown. */
    FuryOfDracula4eEventCombatCardsShown: {
      type: "CombatCardsShown";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      engaged: components["schemas"]["FuryOfDracula4eHunter"];
      hunters: {
        hunter: components["schemas"]["FuryOfDracula4eHunter"];
        card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      }[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew these combat cards. */
    FuryOfDracula4eEventCombatCardsTaken: {
      type: "CombatCardsTaken";
      cards: components["schemas"]["FuryOfDracula4eDraculaCombatCard"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took a card of his choice; Plotting lies open. */
    FuryOfDracula4eEventCombatDeckSearched: {
      type: "CombatDeckSearched";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The combat is over. */
    FuryOfDracula4eEventCombatEnded: {
      type: "CombatEnded";
      end: components["schemas"]["FuryOfDracula4eCombatEnd"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat chose its card for the round. */
    FuryOfDracula4eEventCombatReady: {
      type: "CombatReady";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A round is over. */
    FuryOfDracula4eEventCombatRoundEnded: {
      type: "CombatRoundEnded";
      round: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter suffered or healed damage. */
    FuryOfDracula4eEventDamageChanged: {
      type: "DamageChanged";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description What was added; less than 0: what was taken away. */
      by: number;
      damage: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A week is over: a despair token lies on the board. */
    FuryOfDracula4eEventDespairPlaced: {
      type: "DespairPlaced";
      despair: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula kept this one of them. */
    FuryOfDracula4eEventDiscardKept: {
      type: "DiscardKept";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Discarded events of Dracula were shuffled into the deck. */
    FuryOfDracula4eEventDiscardsReturned: {
      type: "DiscardsReturned";
      /** @description Those that lay face up. */
      cards: components["schemas"]["FuryOfDracula4eEventCardId"][];
      faceDown: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took up these events that were discarded. */
    FuryOfDracula4eEventDiscardsSeen: {
      type: "DiscardsSeen";
      cards: components["schemas"]["FuryOfDracula4eEventCardId"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description He kept one: the others are in the deck again. */
    FuryOfDracula4eEventDiscardsShuffled: {
      type: "DiscardsShuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took up his events that were discarded. */
    FuryOfDracula4eEventDiscardsTaken: {
      type: "DiscardsTaken";
      count: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The card of Dracula takes effect; he cannot escape any more. */
    FuryOfDracula4eEventDraculaEnraged: {
      type: "DraculaEnraged";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula flew to another city. */
    FuryOfDracula4eEventDraculaFlew: {
      type: "DraculaFlew";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula showed his encounters and events to a hunter. */
    FuryOfDracula4eEventDraculaHandOpened: {
      type: "DraculaHandOpened";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula showed these cards to a hunter. */
    FuryOfDracula4eEventDraculaHandShown: {
      type: "DraculaHandShown";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      encounters: components["schemas"]["FuryOfDracula4eEncounter"][];
      cards: components["schemas"]["FuryOfDracula4eEventCardId"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula suffered damage. */
    FuryOfDracula4eEventDraculaHarmed: {
      type: "DraculaHarmed";
      by: number;
      damage: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula healed damage. */
    FuryOfDracula4eEventDraculaHealed: {
      type: "DraculaHealed";
      by: number;
      damage: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula is revealed: his figure is on the board. */
    FuryOfDracula4eEventDraculaRevealed: {
      type: "DraculaRevealed";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The figure of Dracula left the board. */
    FuryOfDracula4eEventDraculaVanished: {
      type: "DraculaVanished";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Something lasts for a while. */
    FuryOfDracula4eEventEffectBegan: {
      type: "EffectBegan";
      effect: components["schemas"]["FuryOfDracula4eEffect"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description It is over. */
    FuryOfDracula4eEventEffectEnded: {
      type: "EffectEnded";
      effect: components["schemas"]["FuryOfDracula4eEffect"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula placed this encounter. */
    FuryOfDracula4eEventEncounterChosen: {
      type: "EncounterChosen";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula discarded an encounter of his hand. */
    FuryOfDracula4eEventEncounterGivenUp: {
      type: "EncounterGivenUp";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter matured. */
    FuryOfDracula4eEventEncounterMatured: {
      type: "EncounterMatured";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter meets an encounter. */
    FuryOfDracula4eEventEncounterMet: {
      type: "EncounterMet";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Which of the encounters there, counted from 1. */
      place?: number;
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula placed an encounter. */
    FuryOfDracula4eEventEncounterPlaced: {
      type: "EncounterPlaced";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter was discarded. */
    FuryOfDracula4eEventEncounterRemoved: {
      type: "EncounterRemoved";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Which of the encounters there, counted from 1. */
      place?: number;
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula discarded this encounter of his hand. */
    FuryOfDracula4eEventEncounterReturned: {
      type: "EncounterReturned";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took an encounter to his hand again. */
    FuryOfDracula4eEventEncounterTakenBack: {
      type: "EncounterTakenBack";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Which of the encounters there, counted from 1. */
      place?: number;
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An encounter was turned up. */
    FuryOfDracula4eEventEncounterTurnedUp: {
      type: "EncounterTurnedUp";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Which of the encounters there, counted from 1. */
      place: number;
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew encounters. */
    FuryOfDracula4eEventEncountersDrawn: {
      type: "EncountersDrawn";
      count: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Discarded encounters are a new deck. */
    FuryOfDracula4eEventEncountersReshuffled: {
      type: "EncountersReshuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula drew these encounters. */
    FuryOfDracula4eEventEncountersTaken: {
      type: "EncountersTaken";
      encounters: components["schemas"]["FuryOfDracula4eEncounter"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event of Dracula went to the discard pile, face down. */
    FuryOfDracula4eEventEventBuried: {
      type: "EventBuried";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event was cancelled and has no effect. */
    FuryOfDracula4eEventEventCancelled: {
      type: "EventCancelled";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat discarded an event. */
    FuryOfDracula4eEventEventDiscarded: {
      type: "EventDiscarded";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event was drawn. */
    FuryOfDracula4eEventEventDrawn: {
      type: "EventDrawn";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      end: components["schemas"]["FuryOfDracula4eEnd"];
      back: components["schemas"]["FuryOfDracula4eSide"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat keeps the event. */
    FuryOfDracula4eEventEventKept: {
      type: "EventKept";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat played an event. */
    FuryOfDracula4eEventEventPlayed: {
      type: "EventPlayed";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat took up this event. */
    FuryOfDracula4eEventEventTaken: {
      type: "EventTaken";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event that was drawn takes effect at once. */
    FuryOfDracula4eEventEventTurnedUp: {
      type: "EventTurnedUp";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An event was drawn and discarded, without effect. */
    FuryOfDracula4eEventEventWasted: {
      type: "EventWasted";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The discarded events are a new deck. */
    FuryOfDracula4eEventEventsReshuffled: {
      type: "EventsReshuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A fog token went from a city. */
    FuryOfDracula4eEventFogLifted: {
      type: "FogLifted";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Fog lies on a city. */
    FuryOfDracula4eEventFogPlaced: {
      type: "FogPlaced";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description How many tokens were added. */
      tokens: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter keeps this item. */
    FuryOfDracula4eEventFoundItemKept: {
      type: "FoundItemKept";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter keeps one of the items and discards the rest. */
    FuryOfDracula4eEventFoundItemsDiscarded: {
      type: "FoundItemsDiscarded";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      items: components["schemas"]["FuryOfDracula4eItem"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The game is over. */
    FuryOfDracula4eEventGameEnded: {
      type: "GameEnded";
      winners: components["schemas"]["FuryOfDracula4eSeat"][];
      reason: components["schemas"]["FuryOfDracula4eEndReason"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula may not enter this city. */
    FuryOfDracula4eEventGroundConsecrated: {
      type: "GroundConsecrated";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description He may enter it again. */
    FuryOfDracula4eEventGroundFreed: {
      type: "GroundFreed";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Bodyguards lie before Dracula. */
    FuryOfDracula4eEventGuardsKept: {
      type: "GuardsKept";
      guards: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Bodyguards of Dracula come over a hunter. */
    FuryOfDracula4eEventGuardsSent: {
      type: "GuardsSent";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      guards: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed all cards to another. */
    FuryOfDracula4eEventHandOpened: {
      type: "HandOpened";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed all cards to everyone. */
    FuryOfDracula4eEventHandRevealed: {
      type: "HandRevealed";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      cards: components["schemas"]["FuryOfDracula4eEventCardId"][];
      items: components["schemas"]["FuryOfDracula4eItem"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed all cards to another. */
    FuryOfDracula4eEventHandShown: {
      type: "HandShown";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      cards: components["schemas"]["FuryOfDracula4eEventCardId"][];
      items: components["schemas"]["FuryOfDracula4eItem"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula showed that Hide lies nowhere on the trail. */
    FuryOfDracula4eEventHideShown: {
      type: "HideShown";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula took Hide back from the trail. */
    FuryOfDracula4eEventHideTakenBack: {
      type: "HideTakenBack";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hideout was cleared. */
    FuryOfDracula4eEventHideoutCleared: {
      type: "HideoutCleared";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A Heavenly Host keeps Dracula out of this city. */
    FuryOfDracula4eEventHostPlaced: {
      type: "HostPlaced";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The Heavenly Hosts are gone. */
    FuryOfDracula4eEventHostsGone: {
      type: "HostsGone";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter was defeated. */
    FuryOfDracula4eEventHunterDefeated: {
      type: "HunterDefeated";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is delayed. */
    FuryOfDracula4eEventHunterDelayed: {
      type: "HunterDelayed";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter fights no more. */
    FuryOfDracula4eEventHunterLeftCombat: {
      type: "HunterLeftCombat";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is mesmerized until the combat ends. */
    FuryOfDracula4eEventHunterMesmerized: {
      type: "HunterMesmerized";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is in this place now. */
    FuryOfDracula4eEventHunterMoved: {
      type: "HunterMoved";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eLocation"];
      by: components["schemas"]["FuryOfDracula4eMeans"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is back, in a hospital. */
    FuryOfDracula4eEventHunterRecovered: {
      type: "HunterRecovered";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eHospital"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter rests. */
    FuryOfDracula4eEventHunterRested: {
      type: "HunterRested";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter is delayed no more. */
    FuryOfDracula4eEventHunterStoodUp: {
      type: "HunterStoodUp";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula named the hunters who are beside him. */
    FuryOfDracula4eEventHuntersNamed: {
      type: "HuntersNamed";
      hunters: components["schemas"]["FuryOfDracula4eHunter"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The influence of Dracula changed. */
    FuryOfDracula4eEventInfluenceChanged: {
      type: "InfluenceChanged";
      /** @description What was added; less than 0: what was taken away. */
      by: number;
      influence: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter discarded an item. */
    FuryOfDracula4eEventItemDiscarded: {
      type: "ItemDiscarded";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter drew an item. */
    FuryOfDracula4eEventItemDrawn: {
      type: "ItemDrawn";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter looks at this item of the deck. */
    FuryOfDracula4eEventItemFound: {
      type: "ItemFound";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter handed an item to another. */
    FuryOfDracula4eEventItemGiven: {
      type: "ItemGiven";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Whether it lay open. */
      open: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter handed this item to another. */
    FuryOfDracula4eEventItemPassed: {
      type: "ItemPassed";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter showed an item. */
    FuryOfDracula4eEventItemShown: {
      type: "ItemShown";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter drew this item. */
    FuryOfDracula4eEventItemTaken: {
      type: "ItemTaken";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter looks at items of the deck. */
    FuryOfDracula4eEventItemsFound: {
      type: "ItemsFound";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      count: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The discarded items are a new deck. */
    FuryOfDracula4eEventItemsReshuffled: {
      type: "ItemsReshuffled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula went to a lair: its hideout is on the trail again. */
    FuryOfDracula4eEventLairEntered: {
      type: "LairEntered";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Powers that lie with it. */
      powers: components["schemas"]["FuryOfDracula4ePower"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The hideout that slid off the trail is a lair. */
    FuryOfDracula4eEventLairMade: {
      type: "LairMade";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A space of the trail was cleared: Misdirect lies there. */
    FuryOfDracula4eEventMisdirected: {
      type: "Misdirected";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula had no legal move. */
    FuryOfDracula4eEventNoMoveLeft: {
      type: "NoMoveLeft";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat did nothing. */
    FuryOfDracula4eEventPassed: {
      type: "Passed";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A phase of the round began. */
    FuryOfDracula4eEventPhaseStarted: {
      type: "PhaseStarted";
      phase: components["schemas"]["FuryOfDracula4ePhaseName"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat named a place for a card. */
    FuryOfDracula4eEventPlaceNamed: {
      type: "PlaceNamed";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter searches a city. */
    FuryOfDracula4eEventPlaceSearched: {
      type: "PlaceSearched";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Everyone knows now where a hideout is that has no location card. */
    FuryOfDracula4eEventPlaceShown: {
      type: "PlaceShown";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      location: components["schemas"]["FuryOfDracula4eTrailPlace"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula turned down a Plotting card that lay open. */
    FuryOfDracula4eEventPlottingFlipped: {
      type: "PlottingFlipped";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A card lies before a hunter no more. */
    FuryOfDracula4eEventPreparedSpent: {
      type: "PreparedSpent";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula says whether he is in the region of the hunter. */
    FuryOfDracula4eEventRegionAnswered: {
      type: "RegionAnswered";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      region: components["schemas"]["FuryOfDracula4eRegionOrSea"];
      same: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula named the region where he is. */
    FuryOfDracula4eEventRegionNamed: {
      type: "RegionNamed";
      region: components["schemas"]["FuryOfDracula4eRegionOrSea"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The road or rail is open again. */
    FuryOfDracula4eEventRoadblockLifted: {
      type: "RoadblockLifted";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A road or rail is closed to hunters. */
    FuryOfDracula4eEventRoadblockPlaced: {
      type: "RoadblockPlaced";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A round began. */
    FuryOfDracula4eEventRoundStarted: {
      type: "RoundStarted";
      round: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Dracula has one more rumor. */
    FuryOfDracula4eEventRumorGained: {
      type: "RumorGained";
      rumors: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A rumor lies on a hideout. */
    FuryOfDracula4eEventRumorPlaced: {
      type: "RumorPlaced";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description No encounter is left in a hideout, or it is a lair now: its rumors are gone. */
    FuryOfDracula4eEventRumorsGone: {
      type: "RumorsGone";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The storm is over. */
    FuryOfDracula4eEventStormLifted: {
      type: "StormLifted";
      location: components["schemas"]["FuryOfDracula4eSea"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A storm keeps hunters out of a sea. */
    FuryOfDracula4eEventStormRaised: {
      type: "StormRaised";
      location: components["schemas"]["FuryOfDracula4eSea"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter takes supplies. */
    FuryOfDracula4eEventSuppliesTaken: {
      type: "SuppliesTaken";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter drew a ticket. */
    FuryOfDracula4eEventTicketDrawn: {
      type: "TicketDrawn";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter handed a ticket to another. */
    FuryOfDracula4eEventTicketGiven: {
      type: "TicketGiven";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter returned a ticket. */
    FuryOfDracula4eEventTicketReturned: {
      type: "TicketReturned";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The time marker went on, or back. */
    FuryOfDracula4eEventTimeMoved: {
      type: "TimeMoved";
      time: components["schemas"]["FuryOfDracula4eTime"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Hunters in one place trade. */
    FuryOfDracula4eEventTradeOpened: {
      type: "TradeOpened";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Every hideout slid on by a space. */
    FuryOfDracula4eEventTrailSlid: {
      type: "TrailSlid";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The vampire suffered damage. */
    FuryOfDracula4eEventVampireHarmed: {
      type: "VampireHarmed";
      by: number;
      damage: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The vampire healed damage. */
    FuryOfDracula4eEventVampireHealed: {
      type: "VampireHealed";
      by: number;
      damage: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter wears the Garlic Wreath in this combat. */
    FuryOfDracula4eEventWreathHung: {
      type: "WreathHung";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A hunter wears the Garlic Wreath no more. */
    FuryOfDracula4eEventWreathLost: {
      type: "WreathLost";
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    FuryOfDracula4eHideoutView: {
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      cards: components["schemas"]["FuryOfDracula4eCardView"][];
      at?: components["schemas"]["FuryOfDracula4eTrailPlace"];
      encounters: components["schemas"]["FuryOfDracula4eEncounterView"][];
      /** @description Rumor tokens on it. */
      rumors: number;
    };
    /**
     * @description A hospital.
     * @enum {string}
     */
    FuryOfDracula4eHospital: "hospital-london" | "hospital-madrid" | "hospital-paris" | "hospital-berlin" | "hospital-rome" | "hospital-budapest";
    /**
     * @description A hunter.
     * @enum {string}
     */
    FuryOfDracula4eHunter: "lord-godalming" | "dr-seward" | "van-helsing" | "mina-harker";
    /**
     * @description What a hunter plays in a round.
     * @enum {string}
     */
    FuryOfDracula4eHunterCombatCard: "punch" | "dodge" | "escape" | "crucifix" | "garlic" | "heavenly-host" | "holy-circle" | "knife" | "pistol" | "rifle";
    FuryOfDracula4eHunterView: {
      seat: components["schemas"]["FuryOfDracula4eHunter"];
      location?: components["schemas"]["FuryOfDracula4eLocation"];
      /**
       * @description Where a defeated hunter fell, who is out of play until dawn.
       * @enum {string}
       */
      fellAt?: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich" | "hospital-london" | "hospital-madrid" | "hospital-paris" | "hospital-berlin" | "hospital-rome" | "hospital-budapest";
      damage: number;
      bites: number;
      /** @description Bitten: an event and an item lie open. */
      weakened: boolean;
      /** @description Lies down, and stands up instead of the next action. */
      delayed: boolean;
      /** @description Bats tokens. */
      bats: number;
      tickets: components["schemas"]["FuryOfDracula4eTicket"][];
      itemCount: number;
      /** @description What the viewer knows of the events. */
      events: components["schemas"]["FuryOfDracula4eEventCardId"][];
      eventCount: number;
      openItem?: components["schemas"]["FuryOfDracula4eItem"];
      openEvent?: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description What the viewer knows of the items. */
      items: components["schemas"]["FuryOfDracula4eItem"][];
    };
    /**
     * @description An item card.
     * @enum {string}
     */
    FuryOfDracula4eItem: "crucifix" | "dogs" | "fast-horses" | "garlic" | "garlic-wreath" | "heavenly-host" | "holy-bullets" | "holy-circle" | "knife" | "pistol" | "rifle" | "stake";
    /**
     * @description A kind of action.
     * @enum {string}
     */
    FuryOfDracula4eKindOfAction: "move" | "supply" | "reserve" | "trade" | "rest" | "search" | "special";
    /**
     * @description A place of the board; see the components.
     * @enum {string}
     */
    FuryOfDracula4eLocation: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich" | "hospital-london" | "hospital-madrid" | "hospital-paris" | "hospital-berlin" | "hospital-rome" | "hospital-budapest";
    /**
     * @description How a hunter came there.
     * @enum {string}
     */
    FuryOfDracula4eMeans: "start" | "road" | "rail" | "sea" | "horses" | "emergency" | "bats" | "wildHorses" | "influence" | "hospital" | "ruling";
    /** @description More types and members may come at any time: ignore those that you do not know. */
    FuryOfDracula4eOfferedAction: components["schemas"]["FuryOfDracula4eOfferedActionStartIn"] | components["schemas"]["FuryOfDracula4eOfferedActionPass"] | components["schemas"]["FuryOfDracula4eOfferedActionWakeIn"] | components["schemas"]["FuryOfDracula4eOfferedActionDiscardEvent"] | components["schemas"]["FuryOfDracula4eOfferedActionDiscardItem"] | components["schemas"]["FuryOfDracula4eOfferedActionDiscardTicket"] | components["schemas"]["FuryOfDracula4eOfferedActionKeepItemOpen"] | components["schemas"]["FuryOfDracula4eOfferedActionKeepEventOpen"] | components["schemas"]["FuryOfDracula4eOfferedActionLiftRoadblock"] | components["schemas"]["FuryOfDracula4eOfferedActionDismissAlly"] | components["schemas"]["FuryOfDracula4eOfferedActionFreeGround"] | components["schemas"]["FuryOfDracula4eOfferedActionBarSupplies"] | components["schemas"]["FuryOfDracula4eOfferedActionLiftStorm"] | components["schemas"]["FuryOfDracula4eOfferedActionGoFirst"] | components["schemas"]["FuryOfDracula4eOfferedActionStandUp"] | components["schemas"]["FuryOfDracula4eOfferedActionMoveByRoad"] | components["schemas"]["FuryOfDracula4eOfferedActionMoveByRail"] | components["schemas"]["FuryOfDracula4eOfferedActionMoveBySea"] | components["schemas"]["FuryOfDracula4eOfferedActionSupply"] | components["schemas"]["FuryOfDracula4eOfferedActionReserveTicket"] | components["schemas"]["FuryOfDracula4eOfferedActionTrade"] | components["schemas"]["FuryOfDracula4eOfferedActionGiveItem"] | components["schemas"]["FuryOfDracula4eOfferedActionGiveTicket"] | components["schemas"]["FuryOfDracula4eOfferedActionShowHand"] | components["schemas"]["FuryOfDracula4eOfferedActionRest"] | components["schemas"]["FuryOfDracula4eOfferedActionSearch"] | components["schemas"]["FuryOfDracula4eOfferedActionAskRegion"] | components["schemas"]["FuryOfDracula4eOfferedActionKeepDrawn"] | components["schemas"]["FuryOfDracula4eOfferedActionResolveDrawn"] | components["schemas"]["FuryOfDracula4eOfferedActionMoveTo"] | components["schemas"]["FuryOfDracula4eOfferedActionHide"] | components["schemas"]["FuryOfDracula4eOfferedActionTakeWolfForm"] | components["schemas"]["FuryOfDracula4eOfferedActionMisdirect"] | components["schemas"]["FuryOfDracula4eOfferedActionDarkCall"] | components["schemas"]["FuryOfDracula4eOfferedActionFeed"] | components["schemas"]["FuryOfDracula4eOfferedActionPlaceEncounter"] | components["schemas"]["FuryOfDracula4eOfferedActionPlaceRumor"] | components["schemas"]["FuryOfDracula4eOfferedActionDiscardEncounter"] | components["schemas"]["FuryOfDracula4eOfferedActionMatureEncounter"] | components["schemas"]["FuryOfDracula4eOfferedActionMakeLair"] | components["schemas"]["FuryOfDracula4eOfferedActionClearHideout"] | components["schemas"]["FuryOfDracula4eOfferedActionClearLair"] | components["schemas"]["FuryOfDracula4eOfferedActionPlayEvent"] | components["schemas"]["FuryOfDracula4eOfferedActionUseItem"] | components["schemas"]["FuryOfDracula4eOfferedActionKeepAlly"] | components["schemas"]["FuryOfDracula4eOfferedActionActAtOnce"] | components["schemas"]["FuryOfDracula4eOfferedActionRecallAlly"] | components["schemas"]["FuryOfDracula4eOfferedActionAskForHide"] | components["schemas"]["FuryOfDracula4eOfferedActionDiscardAll"] | components["schemas"]["FuryOfDracula4eOfferedActionChooseHunter"] | components["schemas"]["FuryOfDracula4eOfferedActionChooseLocation"] | components["schemas"]["FuryOfDracula4eOfferedActionChooseSpace"] | components["schemas"]["FuryOfDracula4eOfferedActionAmbushWith"] | components["schemas"]["FuryOfDracula4eOfferedActionChooseEncounter"] | components["schemas"]["FuryOfDracula4eOfferedActionShowItem"] | components["schemas"]["FuryOfDracula4eOfferedActionBecomeDelayed"] | components["schemas"]["FuryOfDracula4eOfferedActionPlaceRoadblock"] | components["schemas"]["FuryOfDracula4eOfferedActionKeepEvent"] | components["schemas"]["FuryOfDracula4eOfferedActionFightWith"] | components["schemas"]["FuryOfDracula4eOfferedActionAttackWith"] | components["schemas"]["FuryOfDracula4eOfferedActionTakeCombatCard"] | components["schemas"]["FuryOfDracula4eOfferedActionFlipPlotting"] | components["schemas"]["FuryOfDracula4eOfferedActionTakeFoundItem"];
    /** @description Let the ally act at once, and be discarded. */
    FuryOfDracula4eOfferedActionActAtOnce: {
      type: "actAtOnce";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let this encounter come over the hunter. */
    FuryOfDracula4eOfferedActionAmbushWith: {
      type: "ambushWith";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let Dracula show Hide and take it back. */
    FuryOfDracula4eOfferedActionAskForHide: {
      type: "askForHide";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Ask whether Dracula is in your region. */
    FuryOfDracula4eOfferedActionAskRegion: {
      type: "askRegion";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play this card in the round, against this hunter. */
    FuryOfDracula4eOfferedActionAttackWith: {
      type: "attackWith";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let hunters take no supplies in their next phase. */
    FuryOfDracula4eOfferedActionBarSupplies: {
      type: "barSupplies";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Become delayed for it. */
    FuryOfDracula4eOfferedActionBecomeDelayed: {
      type: "becomeDelayed";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose an encounter. */
    FuryOfDracula4eOfferedActionChooseEncounter: {
      type: "chooseEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose a hunter. */
    FuryOfDracula4eOfferedActionChooseHunter: {
      type: "chooseHunter";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose a place. */
    FuryOfDracula4eOfferedActionChooseLocation: {
      type: "chooseLocation";
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Choose a space of the trail. */
    FuryOfDracula4eOfferedActionChooseSpace: {
      type: "chooseSpace";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Clear the hideout. */
    FuryOfDracula4eOfferedActionClearHideout: {
      type: "clearHideout";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Clear this lair. */
    FuryOfDracula4eOfferedActionClearLair: {
      type: "clearLair";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and draw more encounters. */
    FuryOfDracula4eOfferedActionDarkCall: {
      type: "darkCall";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard all of your items. */
    FuryOfDracula4eOfferedActionDiscardAll: {
      type: "discardAll";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard this encounter. */
    FuryOfDracula4eOfferedActionDiscardEncounter: {
      type: "discardEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard an event card. */
    FuryOfDracula4eOfferedActionDiscardEvent: {
      type: "discardEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Discard an item. */
    FuryOfDracula4eOfferedActionDiscardItem: {
      type: "discardItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Return a ticket. */
    FuryOfDracula4eOfferedActionDiscardTicket: {
      type: "discardTicket";
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let this ally of the other side leave play. */
    FuryOfDracula4eOfferedActionDismissAlly: {
      type: "dismissAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and heal. */
    FuryOfDracula4eOfferedActionFeed: {
      type: "feed";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play this card in the round. */
    FuryOfDracula4eOfferedActionFightWith: {
      type: "fightWith";
      card: components["schemas"]["FuryOfDracula4eHunterCombatCard"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Turn a Plotting card down to cancel the card of the hunter. */
    FuryOfDracula4eOfferedActionFlipPlotting: {
      type: "flipPlotting";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take the consecrated ground from this city. */
    FuryOfDracula4eOfferedActionFreeGround: {
      type: "freeGround";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Hand an item to a hunter. */
    FuryOfDracula4eOfferedActionGiveItem: {
      type: "giveItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Hand a ticket to a hunter. */
    FuryOfDracula4eOfferedActionGiveTicket: {
      type: "giveTicket";
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Act before those who have not acted yet. */
    FuryOfDracula4eOfferedActionGoFirst: {
      type: "goFirst";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stay, and lay Hide face down. */
    FuryOfDracula4eOfferedActionHide: {
      type: "hide";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let the ally stay in play. */
    FuryOfDracula4eOfferedActionKeepAlly: {
      type: "keepAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep the event that you drew. */
    FuryOfDracula4eOfferedActionKeepDrawn: {
      type: "keepDrawn";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this event of those that were discarded. */
    FuryOfDracula4eOfferedActionKeepEvent: {
      type: "keepEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this event open. */
    FuryOfDracula4eOfferedActionKeepEventOpen: {
      type: "keepEventOpen";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this item open. */
    FuryOfDracula4eOfferedActionKeepItemOpen: {
      type: "keepItemOpen";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take this roadblock away. */
    FuryOfDracula4eOfferedActionLiftRoadblock: {
      type: "liftRoadblock";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take this storm away. */
    FuryOfDracula4eOfferedActionLiftStorm: {
      type: "liftStorm";
      location: components["schemas"]["FuryOfDracula4eSea"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Make a lair of the hideout, and place this encounter there. */
    FuryOfDracula4eOfferedActionMakeLair: {
      type: "makeLair";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let this encounter mature. */
    FuryOfDracula4eOfferedActionMatureEncounter: {
      type: "matureEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Clear this space of the trail, and move after it. */
    FuryOfDracula4eOfferedActionMisdirect: {
      type: "misdirect";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take a train, for this ticket. */
    FuryOfDracula4eOfferedActionMoveByRail: {
      type: "moveByRail";
      location: components["schemas"]["FuryOfDracula4eCity"];
      ticket: components["schemas"]["FuryOfDracula4eTicket"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go along a road. */
    FuryOfDracula4eOfferedActionMoveByRoad: {
      type: "moveByRoad";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go on board, sail on, or land. */
    FuryOfDracula4eOfferedActionMoveBySea: {
      type: "moveBySea";
      location: components["schemas"]["FuryOfDracula4eLocation"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go along a road, on board, on by sea, or on land. */
    FuryOfDracula4eOfferedActionMoveTo: {
      type: "moveTo";
      location: components["schemas"]["FuryOfDracula4eTrailPlace"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Do nothing here. */
    FuryOfDracula4eOfferedActionPass: {
      type: "pass";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Place this encounter. */
    FuryOfDracula4eOfferedActionPlaceEncounter: {
      type: "placeEncounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Block this road or rail. */
    FuryOfDracula4eOfferedActionPlaceRoadblock: {
      type: "placeRoadblock";
      from: components["schemas"]["FuryOfDracula4eCity"];
      to: components["schemas"]["FuryOfDracula4eCity"];
      way: components["schemas"]["FuryOfDracula4eWay"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Place a rumor on this space of the trail. */
    FuryOfDracula4eOfferedActionPlaceRumor: {
      type: "placeRumor";
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play an event card. */
    FuryOfDracula4eOfferedActionPlayEvent: {
      type: "playEvent";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play this ally, who was discarded. */
    FuryOfDracula4eOfferedActionRecallAlly: {
      type: "recallAlly";
      card: components["schemas"]["FuryOfDracula4eAlly"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Draw tickets. */
    FuryOfDracula4eOfferedActionReserveTicket: {
      type: "reserveTicket";
      draw: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Play the event that you drew at once. */
    FuryOfDracula4eOfferedActionResolveDrawn: {
      type: "resolveDrawn";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Heal damage. */
    FuryOfDracula4eOfferedActionRest: {
      type: "rest";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Meet the encounters of this city. */
    FuryOfDracula4eOfferedActionSearch: {
      type: "search";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Show your events and items to a hunter. */
    FuryOfDracula4eOfferedActionShowHand: {
      type: "showHand";
      to: components["schemas"]["FuryOfDracula4eHunter"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Show an item, and keep it. */
    FuryOfDracula4eOfferedActionShowItem: {
      type: "showItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Stand up; that is all you do. */
    FuryOfDracula4eOfferedActionStandUp: {
      type: "standUp";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Begin the game in this city. */
    FuryOfDracula4eOfferedActionStartIn: {
      type: "startIn";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Draw an event, and in a large city an item. */
    FuryOfDracula4eOfferedActionSupply: {
      type: "supply";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Take this card of your combat deck. */
    FuryOfDracula4eOfferedActionTakeCombatCard: {
      type: "takeCombatCard";
      card: components["schemas"]["FuryOfDracula4eDraculaCombatCard"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep this item of those that you found. */
    FuryOfDracula4eOfferedActionTakeFoundItem: {
      type: "takeFoundItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Go along one or two roads as a wolf. */
    FuryOfDracula4eOfferedActionTakeWolfForm: {
      type: "takeWolfForm";
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Trade with hunters in this place. */
    FuryOfDracula4eOfferedActionTrade: {
      type: "trade";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Use an item. */
    FuryOfDracula4eOfferedActionUseItem: {
      type: "useItem";
      item: components["schemas"]["FuryOfDracula4eItem"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Come back in this hospital. */
    FuryOfDracula4eOfferedActionWakeIn: {
      type: "wakeIn";
      location: components["schemas"]["FuryOfDracula4eHospital"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /**
     * @description Whom hunters fight.
     * @enum {string}
     */
    FuryOfDracula4eOpponent: "dracula" | "new-vampire" | "reckless-vampire";
    FuryOfDracula4eOptions: {
      /**
       * @description Preset (`source`: source document; `published`: published). What all other options are unless you choose: as the text says that this game was built from (source document), or as published descriptions play (published). Where both are silent, an origin is programs that model this edition, or a ruling of ours.
       * @default source
       * @enum {string}
       */
      preset: "source" | "published";
      /**
       * @description Where hunters begin (`free`: where they choose; `introductory`: in cities of their own). Where they choose: published. In cities of their own: published, but which cities is inferred.
       * @default free
       * @enum {string}
       */
      placing: "free" | "introductory";
      /**
       * @description Encounters of one ambush (`several`: several). 1, which is discarded: source document. Several, one after another, and each stays or goes as its card says: published.
       * @default 1
       */
      ambushCards: 1 | "several";
      /**
       * @description Rumor tokens of Dracula when the game begins. 1: inferred from the tokens of the box. 0: without them.
       * @default 1
       * @enum {integer}
       */
      rumorAtStart: 1 | 0;
      /**
       * @description A road joins Geneva and Milan. No: programs. Yes: a remark.
       * @default false
       */
      genevaMilanRoad: boolean;
      /**
       * @description Hunters see the cards of each other. No: published, they show them in a trade only. Yes: ruling.
       * @default false
       */
      huntersShareHands: boolean;
    };
    /**
     * @description Dawn belongs to the day, dusk to the night.
     * @enum {string}
     */
    FuryOfDracula4ePart: "day" | "night";
    /**
     * @description A phase of the round.
     * @enum {string}
     */
    FuryOfDracula4ePhaseName: "setUp" | "dawn" | "day" | "dusk" | "night" | "dracula";
    FuryOfDracula4ePilesView: {
      events: {
        deck: number;
        discard: components["schemas"]["FuryOfDracula4eEventCardId"][];
        /** @description Discarded unseen, all of them cards of Dracula. */
        faceDown: number;
        /** @description Backs that are known, from the top. */
        top: components["schemas"]["FuryOfDracula4eSide"][];
        /** @description Backs that are known, from the bottom. */
        bottom: components["schemas"]["FuryOfDracula4eSide"][];
      };
      encounters: {
        deck: number;
        discard: components["schemas"]["FuryOfDracula4eEncounter"][];
        /** @description Discarded face down. */
        faceDown: number;
        /** @description Those that were discarded face down; Dracula is told. */
        buried?: components["schemas"]["FuryOfDracula4eEncounter"][];
      };
      /** @description Which tickets lie in the pool. */
      tickets: components["schemas"]["FuryOfDracula4eTicket"][];
      items: {
        deck: number;
        discard: components["schemas"]["FuryOfDracula4eItem"][];
      };
    };
    /**
     * @description A power card of Dracula.
     * @enum {string}
     */
    FuryOfDracula4ePower: "hide" | "wolf-form" | "misdirect" | "dark-call" | "feed";
    /**
     * @description A region.
     * @enum {string}
     */
    FuryOfDracula4eRegion: "british-isles" | "iberia" | "france" | "germany" | "italy" | "east";
    /**
     * @description A region, or the sea.
     * @enum {string}
     */
    FuryOfDracula4eRegionOrSea: "british-isles" | "iberia" | "france" | "germany" | "italy" | "east" | "sea";
    /**
     * @description A sea zone.
     * @enum {string}
     */
    FuryOfDracula4eSea: "adriatic-sea" | "atlantic-ocean" | "bay-of-biscay" | "black-sea" | "english-channel" | "ionian-sea" | "irish-sea" | "mediterranean-sea" | "north-sea" | "tyrrhenian-sea";
    /**
     * @description A seat.
     * @enum {string}
     */
    FuryOfDracula4eSeat: "dracula" | "lord-godalming" | "dr-seward" | "van-helsing" | "mina-harker";
    /**
     * @description A side; of a card, as its back tells.
     * @enum {string}
     */
    FuryOfDracula4eSide: "hunters" | "dracula";
    /** @description Where a hideout lies. */
    FuryOfDracula4eSpot: {
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
    };
    FuryOfDracula4eStep: components["schemas"]["FuryOfDracula4eStepPlaceHunter"] | components["schemas"]["FuryOfDracula4eStepPlaceDracula"] | components["schemas"]["FuryOfDracula4eStepBeginRound"] | components["schemas"]["FuryOfDracula4eStepDawn"] | components["schemas"]["FuryOfDracula4eStepDawnEnds"] | components["schemas"]["FuryOfDracula4eStepWakeUp"] | components["schemas"]["FuryOfDracula4eStepDay"] | components["schemas"]["FuryOfDracula4eStepDusk"] | components["schemas"]["FuryOfDracula4eStepDuskEnds"] | components["schemas"]["FuryOfDracula4eStepLiftRoadblock"] | components["schemas"]["FuryOfDracula4eStepLiftStorm"] | components["schemas"]["FuryOfDracula4eStepNight"] | components["schemas"]["FuryOfDracula4eStepDraculaPhase"] | components["schemas"]["FuryOfDracula4eStepDiscardDown"] | components["schemas"]["FuryOfDracula4eStepDiscardTicket"] | components["schemas"]["FuryOfDracula4eStepDiscardEncounters"] | components["schemas"]["FuryOfDracula4eStepKeepOpen"] | components["schemas"]["FuryOfDracula4eStepHarm"] | components["schemas"]["FuryOfDracula4eStepHarmDone"] | components["schemas"]["FuryOfDracula4eStepHunterTurns"] | components["schemas"]["FuryOfDracula4eStepHunterActs"] | components["schemas"]["FuryOfDracula4eStepBatsLead"] | components["schemas"]["FuryOfDracula4eStepRideTo"] | components["schemas"]["FuryOfDracula4eStepHunterArrives"] | components["schemas"]["FuryOfDracula4eStepCityEntered"] | components["schemas"]["FuryOfDracula4eStepTrade"] | components["schemas"]["FuryOfDracula4eStepDrawItem"] | components["schemas"]["FuryOfDracula4eStepDrawEvent"] | components["schemas"]["FuryOfDracula4eStepDrawForDracula"] | components["schemas"]["FuryOfDracula4eStepDrawnEvent"] | components["schemas"]["FuryOfDracula4eStepDraculaBegins"] | components["schemas"]["FuryOfDracula4eStepSlide"] | components["schemas"]["FuryOfDracula4eStepHideoutLeaves"] | components["schemas"]["FuryOfDracula4eStepDraculaMoves"] | components["schemas"]["FuryOfDracula4eStepDraculaArrives"] | components["schemas"]["FuryOfDracula4eStepPlaceEncounter"] | components["schemas"]["FuryOfDracula4eStepPlaceRumor"] | components["schemas"]["FuryOfDracula4eStepRefill"] | components["schemas"]["FuryOfDracula4eStepDraculaEnds"] | components["schemas"]["FuryOfDracula4eStepWindow"] | components["schemas"]["FuryOfDracula4eStepTakeEffect"] | components["schemas"]["FuryOfDracula4eStepCardAsks"] | components["schemas"]["FuryOfDracula4eStepItemAsks"] | components["schemas"]["FuryOfDracula4eStepAllyActs"] | components["schemas"]["FuryOfDracula4eStepAmbush"] | components["schemas"]["FuryOfDracula4eStepSearch"] | components["schemas"]["FuryOfDracula4eStepFound"] | components["schemas"]["FuryOfDracula4eStepStaking"] | components["schemas"]["FuryOfDracula4eStepEncounters"] | components["schemas"]["FuryOfDracula4eStepEncounter"] | components["schemas"]["FuryOfDracula4eStepEncounterAsks"] | components["schemas"]["FuryOfDracula4eStepEncounterOver"] | components["schemas"]["FuryOfDracula4eStepMatures"] | components["schemas"]["FuryOfDracula4eStepMaturedAsks"] | components["schemas"]["FuryOfDracula4eStepGuards"] | components["schemas"]["FuryOfDracula4eStepMeetDracula"] | components["schemas"]["FuryOfDracula4eStepCombat"] | components["schemas"]["FuryOfDracula4eStepCombatDraw"] | components["schemas"]["FuryOfDracula4eStepCombatChoice"] | components["schemas"]["FuryOfDracula4eStepCombatShow"] | components["schemas"]["FuryOfDracula4eStepDraculaCard"] | components["schemas"]["FuryOfDracula4eStepHunterCard"] | components["schemas"]["FuryOfDracula4eStepCombatAsks"] | components["schemas"]["FuryOfDracula4eStepRetreat"] | components["schemas"]["FuryOfDracula4eStepSisterAgatha"] | components["schemas"]["FuryOfDracula4eStepCombatRoundEnds"] | components["schemas"]["FuryOfDracula4eStepCombatOver"];
    /** @description An ally of Dracula acts at the start of his phase. */
    FuryOfDracula4eStepAllyActs: {
      is: "allyActs";
      ally: components["schemas"]["FuryOfDracula4eAlly"];
    };
    /** @description Dracula may ambush a hunter who ended a move in a hideout. */
    FuryOfDracula4eStepAmbush: {
      is: "ambush";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description What was met already and stays there. */
      met: components["schemas"]["FuryOfDracula4eEncounter"][];
    };
    /** @description Bats lead a hunter: Dracula says where to. */
    FuryOfDracula4eStepBatsLead: {
      is: "batsLead";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description A round begins. */
    FuryOfDracula4eStepBeginRound: {
      is: "beginRound";
    };
    /** @description A card wants a choice. */
    FuryOfDracula4eStepCardAsks: {
      is: "cardAsks";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      /** @description How many choices are still to come after this one. */
      left: number;
      /** @description What was chosen so far. */
      locations: components["schemas"]["FuryOfDracula4eLocation"][];
      hunter?: components["schemas"]["FuryOfDracula4eHunter"];
      hunters?: components["schemas"]["FuryOfDracula4eHunter"][];
      by?: components["schemas"]["FuryOfDracula4eMeans"];
      from?: components["schemas"]["FuryOfDracula4eLocation"];
      location?: components["schemas"]["FuryOfDracula4eLocation"];
      ticket?: components["schemas"]["FuryOfDracula4eTicket"];
      encounter?: components["schemas"]["FuryOfDracula4eEncounter"];
      opponent?: components["schemas"]["FuryOfDracula4eOpponent"];
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /** @description Hideouts of the city are turned up, and Dracula is found. */
    FuryOfDracula4eStepCityEntered: {
      is: "cityEntered";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description A combat begins. */
    FuryOfDracula4eStepCombat: {
      is: "combat";
      opponent: components["schemas"]["FuryOfDracula4eOpponent"];
      hunters: components["schemas"]["FuryOfDracula4eHunter"][];
      location: components["schemas"]["FuryOfDracula4eLocation"];
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /** @description A combat card wants a choice. */
    FuryOfDracula4eStepCombatAsks: {
      is: "combatAsks";
      /** @enum {string} */
      what: "claws" | "plotting" | "flipPlotting" | "fly" | "holyCircle" | "holyCircleMore" | "swapCard" | "cancelEscape" | "avertHarm";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      hunter?: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description Everybody in the combat chooses a card. */
    FuryOfDracula4eStepCombatChoice: {
      is: "combatChoice";
    };
    /** @description Dracula draws combat cards. */
    FuryOfDracula4eStepCombatDraw: {
      is: "combatDraw";
      count: number;
    };
    /** @description A combat is over. */
    FuryOfDracula4eStepCombatOver: {
      is: "combatOver";
    };
    /** @description Cards are taken back, and another round or the end follows. */
    FuryOfDracula4eStepCombatRoundEnds: {
      is: "combatRoundEnds";
      ends?: components["schemas"]["FuryOfDracula4eCombatEnd"];
    };
    /** @description The cards are shown. */
    FuryOfDracula4eStepCombatShow: {
      is: "combatShow";
    };
    /** @description The time marker goes on to a day. */
    FuryOfDracula4eStepDawn: {
      is: "dawn";
    };
    /** @description Heavenly Hosts go, and defeated hunters come back. */
    FuryOfDracula4eStepDawnEnds: {
      is: "dawnEnds";
    };
    /** @description Hunters act by day. */
    FuryOfDracula4eStepDay: {
      is: "day";
    };
    /** @description A hand is too large. */
    FuryOfDracula4eStepDiscardDown: {
      is: "discardDown";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
    };
    /** @description Dracula has too many encounters. */
    FuryOfDracula4eStepDiscardEncounters: {
      is: "discardEncounters";
    };
    /** @description A hunter has too many tickets. */
    FuryOfDracula4eStepDiscardTicket: {
      is: "discardTicket";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description What follows from where Dracula is. */
    FuryOfDracula4eStepDraculaArrives: {
      is: "draculaArrives";
      /** @description Whether he went to another place. */
      moved: boolean;
      /** @description Whether an encounter may be placed. */
      encounter: boolean;
    };
    /** @description Dracula may play cards and clear lairs. */
    FuryOfDracula4eStepDraculaBegins: {
      is: "draculaBegins";
    };
    /** @description The card of Dracula is cancelled or takes effect. */
    FuryOfDracula4eStepDraculaCard: {
      is: "draculaCard";
      /** @description Whether it takes effect in spite of the banner. */
      enraged: boolean;
    };
    /** @description The phase of Dracula ends. */
    FuryOfDracula4eStepDraculaEnds: {
      is: "draculaEnds";
    };
    /** @description Dracula moves, or stays by a power. */
    FuryOfDracula4eStepDraculaMoves: {
      is: "draculaMoves";
      /** @description Whether Misdirect was used before. */
      misdirected: boolean;
      /** @description Whether he had no legal move before. */
      stuck: boolean;
    };
    /** @description The phase of Dracula begins. */
    FuryOfDracula4eStepDraculaPhase: {
      is: "draculaPhase";
    };
    /** @description An event is drawn. */
    FuryOfDracula4eStepDrawEvent: {
      is: "drawEvent";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      end: components["schemas"]["FuryOfDracula4eEnd"];
    };
    /** @description An event is drawn: Dracula gets his own, another is discarded. */
    FuryOfDracula4eStepDrawForDracula: {
      is: "drawForDracula";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      end: components["schemas"]["FuryOfDracula4eEnd"];
    };
    /** @description An item is drawn. */
    FuryOfDracula4eStepDrawItem: {
      is: "drawItem";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description A seat keeps an event that it has drawn, or plays it at once. */
    FuryOfDracula4eStepDrawnEvent: {
      is: "drawnEvent";
      seat: components["schemas"]["FuryOfDracula4eSeat"];
    };
    /** @description The time marker goes on to a night. */
    FuryOfDracula4eStepDusk: {
      is: "dusk";
    };
    /** @description Fog, a roadblock and a storm go. */
    FuryOfDracula4eStepDuskEnds: {
      is: "duskEnds";
    };
    /** @description An encounter takes effect. */
    FuryOfDracula4eStepEncounter: {
      is: "encounter";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /**
       * @description How it came.
       * @enum {string}
       */
      by: "ambush" | "search" | "matured";
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /** @description An encounter wants a choice of this hunter. */
    FuryOfDracula4eStepEncounterAsks: {
      is: "encounterAsks";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /**
       * @description How it came.
       * @enum {string}
       */
      by: "ambush" | "search" | "matured";
      /** @description What was shown against it. */
      shown: components["schemas"]["FuryOfDracula4eItem"][];
    };
    /** @description An encounter has been met. */
    FuryOfDracula4eStepEncounterOver: {
      is: "encounterOver";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      /**
       * @description How it came.
       * @enum {string}
       */
      by: "ambush" | "search" | "matured";
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
      /**
       * @description What becomes of the card. open: it depends on a fight.
       * @enum {string}
       */
      fate: "discarded" | "stays" | "open";
    };
    /** @description Encounters are met one after another, Dracula choosing the order. */
    FuryOfDracula4eStepEncounters: {
      is: "encounters";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description What was met already and stays there. */
      met: components["schemas"]["FuryOfDracula4eEncounter"][];
      /** @description Whether the next vampire bites instead of fighting. */
      seduced: boolean;
    };
    /** @description The encounters of a city that is searched are shown. */
    FuryOfDracula4eStepFound: {
      is: "found";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description Items that were shown before. */
      shown: components["schemas"]["FuryOfDracula4eItem"][];
    };
    /** @description Bodyguards of Dracula may come over a hunter. */
    FuryOfDracula4eStepGuards: {
      is: "guards";
      hunters: components["schemas"]["FuryOfDracula4eHunter"][];
    };
    /** @description A hunter is about to suffer damage or a bite. */
    FuryOfDracula4eStepHarm: {
      is: "harm";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      damage: number;
      bites: number;
      /** @description What the vampire suffers if the hunter does. */
      foeSuffers?: number;
    };
    /** @description The hunter suffers it. */
    FuryOfDracula4eStepHarmDone: {
      is: "harmDone";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      damage: number;
      bites: number;
      /** @description What the vampire suffers if the hunter does. */
      foeSuffers?: number;
    };
    /** @description A hideout slid off the trail: it matures or becomes a lair. */
    FuryOfDracula4eStepHideoutLeaves: {
      is: "hideoutLeaves";
      /** @description Whether an encounter of it has matured. */
      matured: boolean;
    };
    /** @description A hunter acts. */
    FuryOfDracula4eStepHunterActs: {
      is: "hunterActs";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      part: components["schemas"]["FuryOfDracula4ePart"];
      /** @description How many actions may still be taken. */
      left: number;
      /** @description What this hunter did before in this part. */
      done: components["schemas"]["FuryOfDracula4eKindOfAction"][];
    };
    /** @description What follows from the end of a move. */
    FuryOfDracula4eStepHunterArrives: {
      is: "hunterArrives";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      from: components["schemas"]["FuryOfDracula4eLocation"];
      region?: components["schemas"]["FuryOfDracula4eRegion"];
      by: components["schemas"]["FuryOfDracula4eMeans"];
    };
    /** @description The card of a hunter takes effect. */
    FuryOfDracula4eStepHunterCard: {
      is: "hunterCard";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description Hunters act one after another. */
    FuryOfDracula4eStepHunterTurns: {
      is: "hunterTurns";
      part: components["schemas"]["FuryOfDracula4ePart"];
      /** @description Who has still to act. */
      left: components["schemas"]["FuryOfDracula4eHunter"][];
    };
    /** @description An item that is used wants a choice. */
    FuryOfDracula4eStepItemAsks: {
      is: "itemAsks";
      item: components["schemas"]["FuryOfDracula4eItem"];
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      hunter?: components["schemas"]["FuryOfDracula4eHunter"];
      hunters?: components["schemas"]["FuryOfDracula4eHunter"][];
      by?: components["schemas"]["FuryOfDracula4eMeans"];
      from?: components["schemas"]["FuryOfDracula4eLocation"];
      location?: components["schemas"]["FuryOfDracula4eLocation"];
      ticket?: components["schemas"]["FuryOfDracula4eTicket"];
      encounter?: components["schemas"]["FuryOfDracula4eEncounter"];
      opponent?: components["schemas"]["FuryOfDracula4eOpponent"];
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /** @description A weakened hunter keeps an event and an item open. */
    FuryOfDracula4eStepKeepOpen: {
      is: "keepOpen";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description Dracula takes a roadblock away. */
    FuryOfDracula4eStepLiftRoadblock: {
      is: "liftRoadblock";
    };
    /** @description Dracula takes a storm away. */
    FuryOfDracula4eStepLiftStorm: {
      is: "liftStorm";
    };
    /** @description An encounter that has matured wants a choice of Dracula. */
    FuryOfDracula4eStepMaturedAsks: {
      is: "maturedAsks";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      spot: components["schemas"]["FuryOfDracula4eSpot"];
    };
    /** @description An encounter has matured. */
    FuryOfDracula4eStepMatures: {
      is: "matures";
      encounter: components["schemas"]["FuryOfDracula4eEncounter"];
      spot: components["schemas"]["FuryOfDracula4eSpot"];
    };
    /** @description If Dracula is revealed in a city with hunters, they fight. */
    FuryOfDracula4eStepMeetDracula: {
      is: "meetDracula";
    };
    /** @description Hunters act by night. */
    FuryOfDracula4eStepNight: {
      is: "night";
    };
    /** @description Dracula chooses where to start. */
    FuryOfDracula4eStepPlaceDracula: {
      is: "placeDracula";
    };
    /** @description Dracula places an encounter. */
    FuryOfDracula4eStepPlaceEncounter: {
      is: "placeEncounter";
      area: components["schemas"]["FuryOfDracula4eArea"];
      /** @description A space, counted from 1, on the trail from the newest on. */
      space: number;
    };
    /** @description A hunter chooses where to start. */
    FuryOfDracula4eStepPlaceHunter: {
      is: "placeHunter";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description Dracula may place a rumor. */
    FuryOfDracula4eStepPlaceRumor: {
      is: "placeRumor";
    };
    /** @description Dracula draws encounters. */
    FuryOfDracula4eStepRefill: {
      is: "refill";
    };
    /** @description A hunter who was bitten leaves the combat. */
    FuryOfDracula4eStepRetreat: {
      is: "retreat";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description A train takes a hunter there. */
    FuryOfDracula4eStepRideTo: {
      is: "rideTo";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
    };
    /** @description A hunter searches: hideouts of the city are shown. */
    FuryOfDracula4eStepSearch: {
      is: "search";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description The ally of the hunters harms Dracula for the card that he played. */
    FuryOfDracula4eStepSisterAgatha: {
      is: "sisterAgatha";
    };
    /** @description Every hideout slides on by a space. */
    FuryOfDracula4eStepSlide: {
      is: "slide";
    };
    /** @description A hunter may discard a stake, and with it what was found. */
    FuryOfDracula4eStepStaking: {
      is: "staking";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      location: components["schemas"]["FuryOfDracula4eCity"];
      /** @description How many may still be discarded. */
      stakes: number;
    };
    /** @description A card that was not cancelled takes effect. */
    FuryOfDracula4eStepTakeEffect: {
      is: "takeEffect";
      card: components["schemas"]["FuryOfDracula4eEventCardId"];
      seat: components["schemas"]["FuryOfDracula4eSeat"];
      hunter?: components["schemas"]["FuryOfDracula4eHunter"];
      hunters?: components["schemas"]["FuryOfDracula4eHunter"][];
      by?: components["schemas"]["FuryOfDracula4eMeans"];
      from?: components["schemas"]["FuryOfDracula4eLocation"];
      location?: components["schemas"]["FuryOfDracula4eLocation"];
      ticket?: components["schemas"]["FuryOfDracula4eTicket"];
      encounter?: components["schemas"]["FuryOfDracula4eEncounter"];
      opponent?: components["schemas"]["FuryOfDracula4eOpponent"];
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /** @description Hunters in one place may hand items and tickets to each other. */
    FuryOfDracula4eStepTrade: {
      is: "trade";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
      done: components["schemas"]["FuryOfDracula4eHunter"][];
      /** @description How many things were handed over or shown. */
      gifts: number;
    };
    /** @description A defeated hunter comes back in the nearest hospital. */
    FuryOfDracula4eStepWakeUp: {
      is: "wakeUp";
      hunter: components["schemas"]["FuryOfDracula4eHunter"];
    };
    /** @description Seats may play a card for what is about to happen. */
    FuryOfDracula4eStepWindow: {
      is: "window";
      /** @enum {string} */
      window: "atDawn" | "atDusk" | "cancelHunterEvent" | "cancelDraculaEvent" | "onTicketUse" | "afterRoadMove" | "afterRegionChange" | "onAmbush" | "onSearch" | "beforeSearch" | "combatBegins" | "cardCancelled" | "weaponResolved" | "beforeHarm" | "endOfDraculaPhase";
      /** @description Who has passed. */
      passed: components["schemas"]["FuryOfDracula4eSeat"][];
      /** @description A card on the table that may be cancelled. */
      played?: {
        seat: components["schemas"]["FuryOfDracula4eSeat"];
        card: components["schemas"]["FuryOfDracula4eEventCardId"];
      };
      hunter?: components["schemas"]["FuryOfDracula4eHunter"];
      hunters?: components["schemas"]["FuryOfDracula4eHunter"][];
      by?: components["schemas"]["FuryOfDracula4eMeans"];
      from?: components["schemas"]["FuryOfDracula4eLocation"];
      location?: components["schemas"]["FuryOfDracula4eLocation"];
      ticket?: components["schemas"]["FuryOfDracula4eTicket"];
      encounter?: components["schemas"]["FuryOfDracula4eEncounter"];
      opponent?: components["schemas"]["FuryOfDracula4eOpponent"];
      spot?: components["schemas"]["FuryOfDracula4eEncounterSpot"];
    };
    /**
     * @description A ticket: its white number, and its yellow one.
     * @enum {string}
     */
    FuryOfDracula4eTicket: "3-2" | "3-1" | "2-2" | "2-1" | "1-1" | "2" | "1";
    /**
     * @description A space of the time track.
     * @enum {string}
     */
    FuryOfDracula4eTime: "monday-day" | "monday-night" | "tuesday-day" | "tuesday-night" | "wednesday-day" | "wednesday-night" | "thursday-day" | "thursday-night" | "friday-day" | "friday-night" | "saturday-day" | "saturday-night" | "sunday-day" | "sunday-night";
    /**
     * @description A location card, a power card, or the combat card by which Dracula flew away.
     * @enum {string}
     */
    FuryOfDracula4eTrailCard: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich" | "hide" | "wolf-form" | "misdirect" | "dark-call" | "feed" | "escape-as-bat";
    /**
     * @description A city or a sea: what has a location card.
     * @enum {string}
     */
    FuryOfDracula4eTrailPlace: "adriatic-sea" | "alicante" | "amsterdam" | "athens" | "atlantic-ocean" | "barcelona" | "bari" | "bay-of-biscay" | "belgrade" | "berlin" | "black-sea" | "bordeaux" | "brussels" | "bucharest" | "budapest" | "cadiz" | "cagliari" | "castle-dracula" | "clermont-ferrand" | "cologne" | "constanta" | "dublin" | "edinburgh" | "english-channel" | "florence" | "frankfurt" | "galatz" | "galway" | "geneva" | "genoa" | "granada" | "hamburg" | "ionian-sea" | "irish-sea" | "klausenburg" | "le-havre" | "leipzig" | "lisbon" | "liverpool" | "london" | "madrid" | "manchester" | "marseilles" | "mediterranean-sea" | "milan" | "munich" | "nantes" | "naples" | "north-sea" | "nuremburg" | "paris" | "plymouth" | "prague" | "rome" | "salonica" | "santander" | "saragossa" | "sarajevo" | "sofia" | "strasbourg" | "swansea" | "szeged" | "toulouse" | "tyrrhenian-sea" | "valona" | "varna" | "venice" | "vienna" | "zagreb" | "zurich";
    FuryOfDracula4eView: {
      ruleset: "fury-of-dracula-4e";
      round: number;
      phase: components["schemas"]["FuryOfDracula4ePhaseName"];
      time: components["schemas"]["FuryOfDracula4eTime"];
      /** @description Despair tokens that lie. */
      despair: number;
      influence: number;
      effects: components["schemas"]["FuryOfDracula4eEffect"][];
      dracula: components["schemas"]["FuryOfDracula4eDraculaView"];
      /** @description From the newest on; a space may be empty. */
      trail: components["schemas"]["FuryOfDracula4eHideoutView"][];
      /** @description Their spaces are the numbers of the lairs. */
      lairs: components["schemas"]["FuryOfDracula4eHideoutView"][];
      /** @description Slid off the trail just now. */
      leaving: components["schemas"]["FuryOfDracula4eHideoutView"][];
      hunters: components["schemas"]["FuryOfDracula4eHunterView"][];
      allies: {
        hunters?: components["schemas"]["FuryOfDracula4eAlly"];
        dracula?: components["schemas"]["FuryOfDracula4eAlly"];
      };
      board: components["schemas"]["FuryOfDracula4eBoardView"];
      piles: components["schemas"]["FuryOfDracula4ePilesView"];
      /**
       * @description The event that was drawn, and is to be kept or played at once.
       * @enum {string}
       */
      drawn?: "behind-the-veil" | "blood-transfusion" | "chartered-carriage" | "consecrated-ground" | "escape-route" | "evil-presence" | "excellent-weather" | "forewarned" | "good-luck" | "great-strength" | "heroic-leap" | "hired-scouts" | "hypnosis" | "jonathan-harker" | "local-rumors" | "long-night" | "lucky-find" | "lucys-revenge" | "money-trail" | "mystic-research" | "newspaper-reports" | "planned-ambush" | "renewed-vigor" | "rufus-smith" | "sense-of-emergency" | "sister-agatha" | "speedy-telegraph" | "surprising-return" | "vampire-lair" | "wax-cylinders" | "customs-search" | "darkness-returns" | "devilish-power" | "draculas-brides" | "enraged" | "false-tip" | "great-wolf" | "hidden-schemes" | "immanuel-hildesheim" | "nocturnal-visit" | "roadblock" | "seduction" | "sensationalist-press" | "summon-storms" | "unearthly-swiftness" | "vampiric-influence" | "wild-horses";
      combat?: components["schemas"]["FuryOfDracula4eCombatView"];
      asks?: components["schemas"]["FuryOfDracula4eStep"];
      winners?: components["schemas"]["FuryOfDracula4eSeat"][];
      reason?: components["schemas"]["FuryOfDracula4eEndReason"];
    };
    /** @enum {string} */
    FuryOfDracula4eWay: "road" | "rail";
    /** @description One playing of a ruleset, as everyone at the table may know it. */
    Game: {
      /** Format: uuid */
      id: string;
      ruleset: string;
      /** @description By which version of its rules it is played now. */
      rulesVersion: number;
      /**
       * @description public: every account may see what a spectator sees.
       * @enum {string}
       */
      visibility: "private" | "public";
      /**
       * @description open: seats can be taken. playing. finished: everything is open. cancelled: it never began.
       * @enum {string}
       */
      status: "open" | "playing" | "finished" | "cancelled";
      /** @description Number of its last entry. */
      version: number;
      head: components["schemas"]["Head"];
      options: components["schemas"]["Options"];
      /**
       * @description automatic: it begins when the last seat is taken.
       * @enum {string}
       */
      start: "automatic" | "manual";
      /** @description Whether it is one: to test a client with, seen by its maker alone; its dice may follow a script. */
      sandbox: boolean;
      time: components["schemas"]["Time"];
      /** @description Who must decide until when. Empty in a game without time. */
      deadlines: {
        /** @description A seat of the game. */
        seat: string;
        /** @description Id of a decision that GET /v1/games/{game}/view has. */
        decision: string;
        /**
         * Format: date-time
         * @description Until when. A default is taken after that, never before.
         */
        at: string;
        /** @description With mode bank: the last so many seconds of it come out of the bank of the seat, which has no more than that. */
        bank?: number;
      }[];
      /**
       * @description freeze: the game stands still while a dispute is open.
       * @enum {string}
       */
      disputes: "playOn" | "freeze";
      /** @description Whether it stands still now. */
      frozen: boolean;
      seats: components["schemas"]["Seat"][];
      /** @description Those who are one now. */
      arbiters: components["schemas"]["Arbiter"][];
      /** @description Seats that have something to decide now. */
      awaiting: string[];
      outcome: components["schemas"]["Outcome"] | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
    };
    /** @description A game of yours is cancelled before it began. */
    GameCancelledNotice: {
      /** @constant */
      type: "game.cancelled";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A game of yours has another entry. Only for those who ask for it; of several that wait, the last. */
    GameChangedNotice: {
      /** @constant */
      type: "game.changed";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A game of yours is over. */
    GameFinishedNotice: {
      /** @constant */
      type: "game.finished";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description The head that a game had, and the way from it to the root. */
    GameInCheckpoint: {
      checkpoint: components["schemas"]["Checkpoint"];
      /** Format: uuid */
      game: string;
      /** @description The last entry of the game by then. */
      version: number;
      /** @description SHA-256 of that entry. */
      hash: string;
      /** @description The place of the game among the leaves. */
      index: number;
      path: string[];
    };
    /** @description A game of yours begins. */
    GameStartedNotice: {
      /** @constant */
      type: "game.started";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    Games: {
      next: string | null;
      items: components["schemas"]["Game"][];
    };
    /** @description You may not look any more; the server closes the stream. */
    GoneFrame: {
      event: "gone";
      data: components["schemas"]["Problem"];
    };
    /** @description The signed head of a game. Every viewer sees the same: keep it, it is your witness. */
    Head: {
      /** @description Number of the last entry. */
      version: number;
      /** @description SHA-256 of the last entry. */
      hash: string;
      /** @description The key that signed; GET /v1/keys has its public half. */
      key: string;
      /** @description Ed25519, base64url. */
      signature: string;
    };
    History: {
      /** @description Number of the last entry of the game. */
      version: number;
      /** @description null: you are up to date. */
      next: number | null;
      items: components["schemas"]["Entry"][];
    };
    /** @description A seat that is kept for somebody. */
    Invitation: {
      /** @description A seat of the game. */
      seat: string;
      /** @description Who has it may sit down. Shown this once. */
      code: string;
      email: string | null;
    };
    Invitations: {
      /** @description There is no next page. */
      next: null;
      items: {
        /** @description A seat of the game. */
        seat: string;
        email: string | null;
        /**
         * Format: date-time
         * @description When it was made.
         */
        createdAt: string;
        /** @description Whether somebody has sat down with it. */
        used: boolean;
      }[];
    };
    InviteBody: {
      /** @description A free seat. From now on it is taken with an invitation only. */
      seat: string;
      /**
       * Format: email
       * @description Whom the invitation is for. A mail with it goes there.
       */
      email?: string;
    };
    Keys: {
      /** @description There is no next page. */
      next: null;
      /** @description Keys of other servers, whose games were taken in here. This server says nothing of whose they are: trust one only if you know it from elsewhere. */
      foreign: components["schemas"]["ForeignKey"][];
      items: components["schemas"]["SigningKey"][];
    };
    MailModeBody: {
      /**
       * @description immediately: each mail at once. digest: one mail a day. never: none.
       * @enum {string}
       */
      mode: "immediately" | "digest" | "never";
    };
    /** @description Where an account gets mail, and when. */
    MailSettings: {
      /**
       * Format: email
       * @description Where mails go.
       */
      address: string;
      /** @description Whether its owner has confirmed it. If not, nothing is sent. */
      confirmed: boolean;
      /**
       * @description When mails come.
       * @enum {string}
       */
      mode: "immediately" | "digest" | "never";
      /** @description With digest: when it is sent. */
      digestAt: string;
      quietFrom: string | null;
      quietTo: string | null;
      /** @description The time zone of these times and of deadlines (IANA). */
      zone: string;
      /** @description Wanted language of mails. */
      language: string;
      /** @description Games with a mode of their own. */
      games: {
        /** Format: uuid */
        game: string;
        /**
         * @description When mails about this game come.
         * @enum {string}
         */
        mode: "immediately" | "digest" | "never";
      }[];
    };
    MailSettingsBody: {
      /**
       * Format: email
       * @description Where mails go. A new one has to be confirmed.
       */
      address?: string;
      /**
       * @description immediately: each mail at once. digest: one mail a day. never: none.
       * @enum {string}
       */
      mode?: "immediately" | "digest" | "never";
      /** @description With digest: when it is sent. */
      digestAt?: string;
      /** @description From when on nothing is sent; with `quietTo`. Null: mail comes at all times. */
      quietFrom?: string | null;
      /** @description Until when. */
      quietTo?: string | null;
      /** @description The time zone of these times and of deadlines (IANA). */
      zone?: string;
      /** @description Wanted language of mails (BCP 47). */
      language?: string;
    };
    /** @description What somebody wrote at the table. It is no part of the journal. */
    Message: {
      /** Format: uuid */
      id: string;
      /** @description The game stood at this entry when it was said. */
      entry: number;
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description A seat of the game. */
      seat: string;
      /**
       * @description Who may read it: everyone who may see the game, or those of the seat’s side.
       * @enum {string}
       */
      to: "all" | "side";
      text: string | null;
    };
    MessageBody: {
      /** @description What is said. */
      text: string;
      /**
       * @description To everyone who may see the game, or only to those who sit on the side of the seat.
       * @default all
       * @enum {string}
       */
      to: "all" | "side";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description There is a message for you in a game of yours. */
    MessagePostedNotice: {
      /** @constant */
      type: "message.posted";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    Messages: {
      next: string | null;
      items: components["schemas"]["Message"][];
    };
    MissesBody: {
      /** @description After so many decisions in a row that ran out. */
      after: number;
      /**
       * @description What becomes of the seat. nothing: its decisions go on to run out. bot: the server plays. substitute: anybody may sit down. vote: the others decide.
       * @enum {string}
       */
      then: "nothing" | "bot" | "substitute" | "vote";
    };
    /** @description A token that was just made. */
    NewToken: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description What the token may be used for. read: games, views, actions on offer, events, and the account itself; play: making and joining games, acting; account: tokens, erasing the account; arbiter: coming to disputes, and looking as any seat in games whose arbiter one is; admin: making accounts for others where registration is closed, taking in games from other servers; metrics: metrics of the server from another machine. */
      scopes: ("read" | "play" | "account" | "arbiter" | "admin" | "metrics")[];
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      expiresAt: string | null;
      /** @description Shown this once. Keep it. */
      token: string;
    };
    NewTokenBody: {
      /** @description What you call it. */
      name: string;
      /** @description No more than the asking token has. */
      scopes: ("read" | "play" | "account" | "arbiter" | "admin" | "metrics")[];
      /**
       * Format: date-time
       * @description When it ends. Without it, with the asking token.
       */
      expiresAt?: string;
    };
    NewWebhookBody: {
      /**
       * Format: uri
       * @description What is called: https, at public addresses, with the port 443 or 8443.
       */
      url: string;
      /**
       * @description standard: JSON for programs. discord, slack: a sentence for the incoming webhook of a channel there.
       * @default standard
       * @enum {string}
       */
      format: "standard" | "discord" | "slack";
      /** @description Wanted language of the sentences for a chat (BCP 47). Left out: that of your mails, or English. */
      language?: string;
      /**
       * Format: uuid
       * @description Only for this game. Left out: for all of your games.
       */
      game?: string;
      /** @description With `game`: only for this seat of yours, and what is about the game as a whole. */
      seat?: string;
      /** @description What to be called for. Left out: everything but `game.changed`. */
      types?: ("turn.started" | "turn.reminder" | "turn.timedOut" | "game.started" | "game.changed" | "game.finished" | "game.cancelled" | "seat.opened" | "vote.called" | "deadlines.moved" | "dispute.opened" | "dispute.ruled" | "message.posted")[];
    };
    /** @description An action that a seat may do now. More types and members may come at any time: ignore those that you do not know. */
    OfferedAction: components["schemas"]["TableOfferedAction"] | components["schemas"]["FuryOfDracula2eOfferedAction"] | components["schemas"]["FuryOfDracula4eOfferedAction"] | components["schemas"]["VampireGravesOfferedAction"];
    /** @description A commitment that is open to you. */
    Opening: {
      /** @description 32 bytes. */
      salt: string;
      /** @description What the commitment holds. */
      value: unknown;
    };
    /** @description The options of a game, all of them. More types and members may come at any time: ignore those that you do not know. */
    Options: components["schemas"]["FuryOfDracula2eOptions"] | components["schemas"]["FuryOfDracula4eOptions"] | components["schemas"]["VampireGravesOptions"];
    Outcome: {
      winners: string[];
      /** @description Why it ended so, in words. */
      reason: string;
      /** @description The same for programs: a key among the words of the ruleset. */
      reasonKey: string;
    };
    /** @description You asked for it, to see whether calls arrive. */
    PingNotice: {
      /** @constant */
      type: "ping";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        webhook: string;
      };
    };
    /** @description An account. */
    Player: {
      /** Format: uuid */
      id: string;
      /** @description Shown to those who play with you. */
      displayName: string;
      email: string | null;
      /**
       * Format: date-time
       * @description When the account was made.
       */
      createdAt: string;
    };
    /** @description What would come of an action. */
    Preview: {
      /** @description What this seat would be told of it. */
      events: components["schemas"]["Event"][];
      view: components["schemas"]["View"];
    };
    /** @description Why a request was refused (RFC 9457). Nothing has been changed. */
    Problem: {
      /**
       * Format: uri-reference
       * @description Leads to a page about this kind of problem.
       */
      type: string;
      /** @description The kind of problem, in short. */
      title: string;
      status: number;
      /** @description What was wrong, and what would be right. */
      detail: string;
      /**
       * Format: uri-reference
       * @description The request id, as a URN.
       */
      instance: string;
      /**
       * @description The last part of "type". More may come.
       * @enum {string}
       */
      code: "invalid-request" | "invalid-options" | "invalid-action" | "idempotency-key-required" | "seat-required" | "unauthenticated" | "mail-not-signed" | "missing-scope" | "registration-closed" | "not-the-maker" | "not-the-arbiter" | "not-your-seat" | "invitation-invalid" | "not-found" | "game-not-found" | "ruleset-not-found" | "seat-not-found" | "version-not-found" | "arbiter-not-found" | "dispute-not-found" | "vacation-not-found" | "checkpoint-not-found" | "token-not-found" | "message-not-found" | "webhook-not-found" | "delivery-not-found" | "mail-not-found" | "no-mail-address" | "mail-not-taken" | "problem-not-found" | "page-not-found" | "method-not-allowed" | "not-asked" | "decision-closed" | "game-not-open" | "game-not-playing" | "game-not-begun" | "seat-taken" | "seats-open" | "one-side-only" | "entropy-fixed" | "knows-too-much" | "vacation-taken" | "plays-here" | "player-no-arbiter" | "sandbox-alone" | "not-disputed" | "nothing-to-take-back" | "nothing-to-redo" | "nobody-to-agree" | "take-back-refused" | "no-newer-rules" | "adoption-refused" | "game-frozen" | "dispute-open" | "game-imported" | "too-many-games" | "too-many-disputes" | "dispute-closed" | "too-many-webhooks" | "webhook-disabled" | "webhook-unanswered" | "game-here-already" | "stale-version" | "precondition-failed" | "body-too-large" | "unsupported-media-type" | "range-not-satisfiable" | "expectation-failed" | "illegal-action" | "standing-answer-invalid" | "cannot-rewind" | "adjustment-not-offered" | "webhook-url-refused" | "bundle-not-verified" | "bundle-not-finished" | "bundle-ruleset-unknown" | "bundle-plays-otherwise" | "idempotency-key-reused" | "too-many-requests" | "too-many-streams" | "internal-error" | "outcome-unknown" | "contended" | "not-ready";
      errors?: {
        /** @description JSON pointer into the body (RFC 6901). */
        pointer?: string;
        /** @description Name of a query parameter. */
        parameter?: string;
        /** @description What is wrong there. */
        what: string;
      }[];
      /** @description With illegal-action: what the seat may do instead. */
      actions?: components["schemas"]["OfferedAction"][];
    } & {
      [key: string]: unknown;
    };
    Ready: {
      /** @constant */
      status: "ready";
    };
    RegisterBody: {
      /** @description Shown to those who play with you. */
      displayName: string;
      /**
       * Format: email
       * @description Shown to nobody else.
       */
      email?: string;
    };
    /** @description A new account and its token. */
    Registered: {
      player: components["schemas"]["Player"];
      /** @description Shown this once. Keep it. */
      token: string;
    };
    ReplayBody: {
      /**
       * Format: date-time
       * @description Everything that came up at this time or later is sent again.
       */
      since: string;
    };
    ResignBody: {
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description By which rules a game is played, and what is asked about that. */
    RulesVersion: {
      /** @description Number of the last entry of the game. */
      version: number;
      /** @description A seat of the game. */
      seat: string;
      /** @description By which version of its rules the game is played. */
      rulesVersion: number;
      /** @description The newest version that this server has. */
      newest: number;
      asked: {
        /** @description A seat of the game. */
        seat: string;
        /** @description By which version it asks to go on. */
        rulesVersion: number;
        /** @description Who has still to agree. */
        open: string[];
      } | null;
      head: components["schemas"]["Head"];
    };
    Ruleset: {
      /** @description Its name. */
      ruleset: string;
      title: string;
      /** @description Games that are made now are played by this version. */
      version: number;
      /** @description Types of events that tell a reader nothing: leave them out where the course of a game is told in words. */
      unspoken: string[];
      revisions: {
        version: number;
        name: string;
        origin: string;
      }[];
      /** @description JSON Schema (2020-12) of the options, with defaults. Each has a `title`, and a `description` that says what it does and where it comes from; where there is a list to choose from, each of `oneOf` has its value as `const` and its name as `title`. These are in the language of the answer. */
      options: unknown;
      /** @description What every option is, where those of the query are chosen and no others. */
      defaults: components["schemas"]["Options"];
      /** @description With the options of the query, or the default ones. */
      seats: {
        seat: string;
        /** @description Seats of one side win together. */
        side: string;
        name: string;
        /** @description How it wins, and what it does on its turn: a few sentences for who knows nothing of the game. */
        aim: string;
      }[];
      /** @description What is drawn for: dice, cards and the like. */
      purposes: {
        /** @description As `draws` name it, and `dice` of a sandbox. */
        purpose: string;
        /** @description Out of how many, where that is always the same: 6 for a die, whose faces are 0 to 5. Null where it depends on the game. */
        below: number | null;
      }[];
      /** @description Cards, tokens and persons that do something, and what, in the language of the answer and in our own words. The rules decide by what is in `components` and in the ruleset itself. */
      parts: {
        /** @description The field of the components that has those of its kind. */
        group: string;
        /** @description As components, actions, events and views name it. */
        id: string;
        name: string;
        /** @description How many there are. */
        count: number;
        /** @description Types of actions that use it without naming its id in a field. */
        actions: string[];
        told: {
          /**
           * @description Others may be added.
           * @enum {string}
           */
          kind: "timing" | "needs" | "effect" | "matures" | "matured" | "ally" | "lies" | "cancels";
          /** @description The kind, for a reader. */
          label: string;
          text: string;
        }[];
      }[];
      components: components["schemas"]["Components"];
      /** @description By language: ICU message patterns by key, so that a client can name what it shows. */
      words: {
        [key: string]: {
          [key: string]: string;
        };
      };
    };
    RulesetSummary: {
      /** @description Its name. */
      ruleset: string;
      title: string;
      /** @description Games that are made now are played by this version. */
      version: number;
      /** @description Types of events that tell a reader nothing: leave them out where the course of a game is told in words. */
      unspoken: string[];
    };
    Rulesets: {
      /** @description There is no next page. */
      next: null;
      items: components["schemas"]["RulesetSummary"][];
    };
    /** @description An arbiter’s decision, and what it did. */
    Ruling: {
      /** @description The entry in which it was said. */
      entry: number;
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description A seat, or an arbiter of the game. */
      by: string;
      /** @description What was written; null once its writer has erased the account. */
      text: string | null;
      /** @description With it, the text gives the hash that the entry seals (docs/seal.md). */
      salt: string | null;
      /**
       * @description What was decided; `text` says why.
       * @enum {string}
       */
      decision: "dismiss" | "rewind" | "adjust" | "forfeit";
      rewoundTo: number | null;
      adjustment: ({
        type: string;
      } & {
        [key: string]: unknown;
      }) | null;
      forfeited: string | null;
    };
    RulingBody: {
      /** @description Number of the dispute. */
      dispute: number;
      /**
       * @description dismiss: nothing changes. rewind: the game goes on from `entry`. adjust: `adjustment` is made. forfeit: `seat` is out.
       * @enum {string}
       */
      decision: "dismiss" | "rewind" | "adjust" | "forfeit";
      /** @description Why. Name seats, not people: it stays with the game. */
      reason: string;
      /** @description With rewind: the last entry that is to count. */
      entry?: number;
      /** @description With adjust: one of GET /v1/games/{game}/adjustments. */
      adjustment?: {
        type?: string;
      } & {
        [key: string]: unknown;
      };
      /** @description With forfeit: the seat that is out of the game. */
      seat?: string;
    };
    /** @description Something that somebody wrote. */
    Said: {
      /** @description The entry in which it was said. */
      entry: number;
      /**
       * Format: date-time
       * @description When.
       */
      at: string;
      /** @description A seat, or an arbiter of the game. */
      by: string;
      /** @description What was written; null once its writer has erased the account. */
      text: string | null;
      /** @description With it, the text gives the hash that the entry seals (docs/seal.md). */
      salt: string | null;
    };
    /** @description What is needed to check the entry’s hash. */
    Seal: {
      /** @description How the hash is made, as docs/seal.md tells: `harker-entry/1`. Another way would have another number: check no entry whose format you do not know. */
      format: string;
      ruleset: string;
      rulesVersion: number;
      /** @description Hash of the entry before; zeros for the first. */
      previous: string;
      /** @description One for every seat, one for what passes, one for what nobody knows yet; empty or not. */
      commitments: {
        [key: string]: string;
      };
      /** @description Draws that everyone may check. */
      draws: components["schemas"]["Draw"][];
      link: string | null;
      anchor: string | null;
      /** @description The action as it was asked, where everyone may know it; else null. */
      asked: unknown;
      /** @description The commitments that are open to you. */
      opened: {
        [key: string]: components["schemas"]["Opening"];
      };
    };
    Seat: {
      /** @description A seat of the game. */
      seat: string;
      /** @description Seats of one side win together. */
      side: string;
      /**
       * @description open: free. invite: free for who has an invitation. player, bot: taken.
       * @enum {string}
       */
      kind: "open" | "invite" | "player" | "bot";
      player: {
        /** Format: uuid */
        id: string;
        /** @description Empty where the player was erased. */
        displayName: string;
      } | null;
    };
    /** @description A seat has lost its player: in a game of yours, or it was yours. */
    SeatOpenedNotice: {
      /** @constant */
      type: "seat.opened";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    SeatPlan: {
      /** @description A seat that the ruleset has with these options. */
      seat: string;
      /**
       * @description me: I sit there. open: anybody may. invite: who has the invitation may. bot: the server plays.
       * @enum {string}
       */
      as: "me" | "open" | "invite" | "bot";
      /**
       * Format: email
       * @description With invite: whom the invitation is for. A mail with it goes there.
       */
      email?: string;
      /** @description With me: Your own share of the randomness, any text. Without it your share counts as "none". */
      entropy?: string;
    };
    SigningKey: {
      /** @description Its id, as heads name it. */
      key: string;
      /**
       * @description RFC 8032.
       * @enum {string}
       */
      algorithm: "Ed25519";
      /** @description 32 bytes, base64url. */
      publicKey: string;
      /**
       * Format: date-time
       * @description Since when it signs.
       */
      createdAt: string;
    };
    /** @description The game as it is now; whatever you knew before counts no longer. */
    SnapshotFrame: {
      event: "snapshot";
      /** @description Send it back as `Last-Event-ID`. */
      id: number;
      data: components["schemas"]["ViewAnswer"];
    };
    /** @description What a seat answers in advance. Nobody else is told. */
    Standing: {
      /** @description A seat of the game. */
      seat: string;
      /** @description What stands. */
      answers: components["schemas"]["StandingAnswer"][];
      /** @description What was set last and has ended since, for good. It is told until `answers` are set again. */
      ended: components["schemas"]["StandingAnswer"][];
      /** @description What this seat may answer in advance. Empty where the game has nothing of the kind. */
      offers: components["schemas"]["StandingOffer"][];
    };
    /** @description Questions of this kind are answered while the condition is met. */
    StandingAnswer: {
      kind: string;
      condition: string;
    };
    StandingAnswerBody: {
      /** @description Kind of decision: one of `offers`. */
      kind: string;
      /** @description When it is answered so: one of the `conditions` of that offer. */
      condition: string;
    };
    StandingBody: {
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
      /** @description All that the seat answers in advance: what is not in it is taken back. */
      answers: components["schemas"]["StandingAnswerBody"][];
    };
    /** @description A question that can be answered in advance. */
    StandingOffer: {
      /** @description Kind of decision. */
      kind: string;
      /** @description In words. */
      label: string;
      /** @description The answer, with the fields of such an action. */
      action: {
        type: string;
        /** @description In words. */
        label: string;
      };
      conditions: {
        condition: string;
        /** @description In words. */
        label: string;
      }[];
    };
    StatementBody: {
      /** @description What is to be said. Name seats, not people: it stays with the game. */
      text: string;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description The game is over: finished or cancelled. */
    StreamEnd: {
      /** @description How far the game was when this was sent. */
      version: number;
      /**
       * @description open: seats can be taken. playing. finished: everything is open. cancelled: it never began.
       * @enum {string}
       */
      status: "open" | "playing" | "finished" | "cancelled";
      /** @description Seats that had something to decide then. */
      awaiting: string[];
      head: components["schemas"]["Head"];
    };
    /** @description One server-sent event, its `data` read as JSON. Read over events that you do not know. */
    StreamFrame: components["schemas"]["SnapshotFrame"] | components["schemas"]["EntryFrame"] | components["schemas"]["EndFrame"] | components["schemas"]["GoneFrame"];
    /** @description An entry as `/events` has it. Where `version` is higher than its number, more come. */
    StreamedEntry: {
      /** @description How far the game was when this was sent. */
      version: number;
      /**
       * @description open: seats can be taken. playing. finished: everything is open. cancelled: it never began.
       * @enum {string}
       */
      status: "open" | "playing" | "finished" | "cancelled";
      /** @description Seats that had something to decide then. */
      awaiting: string[];
      head: components["schemas"]["Head"];
      entry: components["schemas"]["Entry"];
    };
    TableAction: components["schemas"]["TableActionAgreeToTakeBack"] | components["schemas"]["TableActionRefuseToTakeBack"] | components["schemas"]["TableActionGiveToBot"] | components["schemas"]["TableActionOpenSeat"] | components["schemas"]["TableActionKeepWaiting"] | components["schemas"]["TableActionAgreeToAdopt"] | components["schemas"]["TableActionRefuseToAdopt"];
    /** @description Let the game go on by a newer version of its rules. */
    TableActionAgreeToAdopt: {
      type: "agreeToAdopt";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let a seat take its last action back. */
    TableActionAgreeToTakeBack: {
      type: "agreeToTakeBack";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let a bot play on for a seat that has missed too much. */
    TableActionGiveToBot: {
      type: "giveToBot";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let a seat that has missed too much be as it is. Not to answer in time says the same. */
    TableActionKeepWaiting: {
      type: "keepWaiting";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Open a seat that has missed too much for somebody else. */
    TableActionOpenSeat: {
      type: "openSeat";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let the game go on by the rules that it has. Not to answer in time says the same. */
    TableActionRefuseToAdopt: {
      type: "refuseToAdopt";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Let the last action stand. To play on says the same, and so does not answering in time. */
    TableActionRefuseToTakeBack: {
      type: "refuseToTakeBack";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description More types and members may come at any time: ignore those that you do not know. */
    TableEvent: components["schemas"]["TableEventGameCreated"] | components["schemas"]["TableEventSeatTaken"] | components["schemas"]["TableEventSeatGivenUp"] | components["schemas"]["TableEventSeatReserved"] | components["schemas"]["TableEventGameBegan"] | components["schemas"]["TableEventGameFinished"] | components["schemas"]["TableEventGameCancelled"] | components["schemas"]["TableEventActionTakenBack"] | components["schemas"]["TableEventActionRedone"] | components["schemas"]["TableEventTakeBackAsked"] | components["schemas"]["TableEventTakeBackAgreed"] | components["schemas"]["TableEventTakeBackRefused"] | components["schemas"]["TableEventArbiterGranted"] | components["schemas"]["TableEventArbiterWithdrawn"] | components["schemas"]["TableEventDisputeOpened"] | components["schemas"]["TableEventDisputeWithdrawn"] | components["schemas"]["TableEventStatementMade"] | components["schemas"]["TableEventRulingGiven"] | components["schemas"]["TableEventGameRewound"] | components["schemas"]["TableEventGameAdjusted"] | components["schemas"]["TableEventSeatForfeited"] | components["schemas"]["TableEventTurnTimedOut"] | components["schemas"]["TableEventVacationTaken"] | components["schemas"]["TableEventVacationEnded"] | components["schemas"]["TableEventDeadlinesMoved"] | components["schemas"]["TableEventFreezeEnded"] | components["schemas"]["TableEventGameExpired"] | components["schemas"]["TableEventSeatResigned"] | components["schemas"]["TableEventVoteCalled"] | components["schemas"]["TableEventVoteCast"] | components["schemas"]["TableEventVoteDecided"] | components["schemas"]["TableEventAdoptionAsked"] | components["schemas"]["TableEventAdoptionAgreed"] | components["schemas"]["TableEventAdoptionRefused"] | components["schemas"]["TableEventRulesAdopted"];
    /** @description What was taken back counts again. */
    TableEventActionRedone: {
      type: "ActionRedone";
      /** @description A seat of the game. */
      seat: string;
      /** @description Number of an entry. */
      entry: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat takes its last action back: it counts no longer. */
    TableEventActionTakenBack: {
      type: "ActionTakenBack";
      /** @description A seat of the game. */
      seat: string;
      /** @description The entry that is struck out. */
      entry: number;
      /** @description Whether the other players had to agree. */
      consent: boolean;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat agrees. */
    TableEventAdoptionAgreed: {
      type: "AdoptionAgreed";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat asks the other players to go on by newer rules. */
    TableEventAdoptionAsked: {
      type: "AdoptionAsked";
      /** @description A seat of the game. */
      seat: string;
      /** @description The newer version of the rules. */
      rulesVersion: number;
      /** @description SHA-256 of the file of bundled rules, where there is one. */
      rules?: string;
      /** @description Who is asked: all of them must agree. */
      seats: string[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat refuses: the game goes on by the rules that it has. */
    TableEventAdoptionRefused: {
      type: "AdoptionRefused";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Somebody may look as any seat, and give rulings. */
    TableEventArbiterGranted: {
      type: "ArbiterGranted";
      /** @description An arbiter of the game: `arbiter-1`, `arbiter-2` … */
      arbiter: string;
      /**
       * @description Who says so: the maker of the game, or its server.
       * @enum {string}
       */
      by: "maker" | "installation";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An arbiter of the game is none any more. */
    TableEventArbiterWithdrawn: {
      type: "ArbiterWithdrawn";
      /** @description An arbiter of the game: `arbiter-1`, `arbiter-2` … */
      arbiter: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The server was away: that time does not count for anybody. */
    TableEventDeadlinesMoved: {
      type: "DeadlinesMoved";
      /** @description Since when it was away. */
      from: string;
      /** @description When it was back. */
      until: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat disputes an entry. */
    TableEventDisputeOpened: {
      type: "DisputeOpened";
      /** @description Number of the dispute: 1, 2, 3 … in each game. */
      dispute: number;
      /** @description A seat of the game. */
      seat: string;
      /** @description Number of an entry. */
      entry: number;
      /** @description SHA-256 over the canonical `["harker-text/1", game, entry, salt, text]`. */
      claim: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Who disputed lets it be. */
    TableEventDisputeWithdrawn: {
      type: "DisputeWithdrawn";
      /** @description Number of the dispute: 1, 2, 3 … in each game. */
      dispute: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description No arbiter has been heard of for long: the game stands still no more, and the disputes stay open. */
    TableEventFreezeEnded: {
      type: "FreezeEnded";
      /** @description When a dispute was opened last, or an arbiter was heard of. */
      since: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Something is put right; the events after it say how. */
    TableEventGameAdjusted: {
      type: "GameAdjusted";
      /** @description One of the corrections that the ruleset offered. */
      adjustment: {
        type: string;
      } & {
        [key: string]: unknown;
      };
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Seals by what the game is played: to its end, unless its players adopt newer rules. */
    TableEventGameBegan: {
      type: "GameBegan";
      ruleset: string;
      rulesVersion: number;
      /** @description The options of the ruleset. */
      options: {
        [key: string]: unknown;
      };
      /** @description Published before anyone sits down. */
      randomness: {
        /** @description Link 0 of the chain that opens the public draws, one link per entry. */
        anchor: string;
        /** @description Commitment to the seed of that chain. */
        publicSeed: string;
        /** @description Commitment to the seed of the draws that not everyone may know. */
        secretSeed: string;
      };
      /** @description By seat, in the order of the seats. */
      entropies: [
        string,
        string
      ][];
      /** @description SHA-256 of the file of bundled rules. Since schema 2. */
      rules?: string;
      /** @description It is no real game: its dice may follow a script, and all seats are of one account. Since schema 3. */
      sandbox?: {
        /** @description By purpose: what is drawn, each value once, in the order of the draws for it over the whole game. Of a value that is too large the remainder counts. What is not named here, or used up, is drawn as in any game. */
        dice: {
          [key: string]: number[];
        };
      };
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The maker gives the game up before it began. */
    TableEventGameCancelled: {
      type: "GameCancelled";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A table is set up; seats may be taken. */
    TableEventGameCreated: {
      type: "GameCreated";
      ruleset: string;
      rulesVersion: number;
      /** @description The options of the ruleset. */
      options: {
        [key: string]: unknown;
      };
      /**
       * @description Who may watch.
       * @enum {string}
       */
      visibility: "private" | "public";
      /**
       * @description Whether the game begins when the last seat is taken.
       * @enum {string}
       */
      start: "automatic" | "manual";
      /**
       * @description What a dispute does to the game. Since schema 2; before: `playOn`.
       * @enum {string}
       */
      disputes?: "playOn" | "freeze";
      /** @description How much time there is. Since schema 3; before: none. */
      time?: {
        /**
         * @description none: nothing else is said.
         * @enum {string}
         */
        mode: "none" | "perTurn" | "bank";
        /** @description Of each question that is asked, for every seat that is asked it. */
        seconds?: number;
        /** @description With mode bank: seconds of each seat for the whole game, used last. */
        bank?: number;
        /** @description How long after a deadline its default still waits. */
        graceSeconds?: number;
        /** @description A time zone (IANA), where Saturdays and Sundays do not count. */
        weekendsOff?: string;
        /** @description Days of vacation that each seat may take. */
        vacationDays?: number;
        misses?: {
          /** @description After so many decisions in a row that ran out. */
          after: number;
          /**
           * @description What becomes of the seat.
           * @enum {string}
           */
          then: "nothing" | "bot" | "substitute" | "vote";
        };
      };
      /** @description It is no real game: its dice may follow a script, and all seats are of one account. Since schema 4. */
      sandbox?: {
        /** @description By purpose: what is drawn, each value once, in the order of the draws for it over the whole game. Of a value that is too large the remainder counts. What is not named here, or used up, is drawn as in any game. */
        dice: {
          [key: string]: number[];
        };
      };
      seats: {
        /** @description A seat of the game. */
        seat: string;
        side: string;
        /**
         * @description Who sits there.
         * @enum {string}
         */
        kind: "open" | "invite" | "player" | "bot";
      }[];
      /** @description Published before anyone sits down. */
      randomness: {
        /** @description Link 0 of the chain that opens the public draws, one link per entry. */
        anchor: string;
        /** @description Commitment to the seed of that chain. */
        publicSeed: string;
        /** @description Commitment to the seed of the draws that not everyone may know. */
        secretSeed: string;
      };
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Nobody has changed anything for long, and the game has not begun. */
    TableEventGameExpired: {
      type: "GameExpired";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The game is over. From now on everything is open. */
    TableEventGameFinished: {
      type: "GameFinished";
      winners: string[];
      /** @description Why it ended so: a key of the words that GET /v1/rulesets/{ruleset} has, and what fills them in. */
      reason: {
        /** @description Stays as it is: decide by it. */
        key: string;
        /** @description By name; a value may be such a message itself. */
        values?: {
          [key: string]: string | number | Record<string, never>;
        };
      };
      seeds: {
        /** @description Makes the chain of links. */
        public: string;
        /** @description Opens all other draws. */
        secret: string;
      };
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The game goes on from an earlier entry; what came after it is struck out. */
    TableEventGameRewound: {
      type: "GameRewound";
      /** @description Number of an entry. */
      entry: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description From here on the game is played by newer rules, to its end. `seat` asked for it. */
    TableEventRulesAdopted: {
      type: "RulesAdopted";
      /** @description A seat of the game. */
      seat: string;
      /** @description The newer version of the rules. */
      rulesVersion: number;
      /** @description SHA-256 of the file of bundled rules, where there is one. */
      rules?: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An arbiter ends a dispute. What it does stands in the events after it. */
    TableEventRulingGiven: {
      type: "RulingGiven";
      /** @description Number of the dispute: 1, 2, 3 … in each game. */
      dispute: number;
      /** @description An arbiter of the game: `arbiter-1`, `arbiter-2` … */
      arbiter: string;
      /**
       * @description What is decided.
       * @enum {string}
       */
      decision: "dismiss" | "rewind" | "adjust" | "forfeit";
      /** @description SHA-256 over the canonical `["harker-text/1", game, entry, salt, text]`. */
      reason: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat is out of the game. */
    TableEventSeatForfeited: {
      type: "SeatForfeited";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Somebody leaves a seat. */
    TableEventSeatGivenUp: {
      type: "SeatGivenUp";
      /** @description A seat of the game. */
      seat: string;
      /**
       * @description What the seat is from now on.
       * @enum {string}
       */
      kind: "open" | "invite" | "bot";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description An open seat now asks for an invitation. */
    TableEventSeatReserved: {
      type: "SeatReserved";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat gives the game up: it is out. */
    TableEventSeatResigned: {
      type: "SeatResigned";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Somebody sits down. */
    TableEventSeatTaken: {
      type: "SeatTaken";
      /** @description A seat of the game. */
      seat: string;
      /**
       * @description A player or the server’s own plain player.
       * @enum {string}
       */
      kind: "player" | "bot";
      /** @description What the client gave to the randomness; `none` if nothing. */
      entropy: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Somebody says something about a dispute. */
    TableEventStatementMade: {
      type: "StatementMade";
      /** @description Number of the dispute: 1, 2, 3 … in each game. */
      dispute: number;
      /** @description A seat, or an arbiter of the game. */
      by: string;
      /** @description SHA-256 over the canonical `["harker-text/1", game, entry, salt, text]`. */
      text: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat agrees. */
    TableEventTakeBackAgreed: {
      type: "TakeBackAgreed";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat asks the other players to let it take its last action back. */
    TableEventTakeBackAsked: {
      type: "TakeBackAsked";
      /** @description A seat of the game. */
      seat: string;
      /** @description Number of an entry. */
      entry: number;
      /** @description Who is asked: all of them must agree. */
      seats: string[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat refuses: the action stays. */
    TableEventTakeBackRefused: {
      type: "TakeBackRefused";
      /** @description A seat of the game. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat has not decided in time: what happens now is the default. */
    TableEventTurnTimedOut: {
      type: "TurnTimedOut";
      /** @description A seat of the game. */
      seat: string;
      /** @description Id of the decision. */
      decision: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat is back early, or does not leave: its time runs on. */
    TableEventVacationEnded: {
      type: "VacationEnded";
      /** @description A seat of the game. */
      seat: string;
      /** @description Number of an entry. */
      taken: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat is away: its time does not run. */
    TableEventVacationTaken: {
      type: "VacationTaken";
      /** @description A seat of the game. */
      seat: string;
      /** @description When it leaves. */
      from: string;
      /** @description When its time runs on. */
      until: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat has missed too much: the others are asked what becomes of it. */
    TableEventVoteCalled: {
      type: "VoteCalled";
      /** @description A seat of the game. */
      seat: string;
      /** @description Who is asked: one seat of each other player. */
      seats: string[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat says what it wants, or has let its time run out. */
    TableEventVoteCast: {
      type: "VoteCast";
      /** @description A seat of the game. */
      seat: string;
      /**
       * @description What it wants.
       * @enum {string}
       */
      ballot: "giveToBot" | "openSeat" | "keepWaiting";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description It is decided what becomes of a seat that has missed too much. */
    TableEventVoteDecided: {
      type: "VoteDecided";
      /** @description A seat of the game. */
      seat: string;
      /**
       * @description What more than half of those who were asked want; else keepWaiting.
       * @enum {string}
       */
      ballot: "giveToBot" | "openSeat" | "keepWaiting";
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description More types and members may come at any time: ignore those that you do not know. */
    TableOfferedAction: components["schemas"]["TableOfferedActionAgreeToTakeBack"] | components["schemas"]["TableOfferedActionRefuseToTakeBack"] | components["schemas"]["TableOfferedActionGiveToBot"] | components["schemas"]["TableOfferedActionOpenSeat"] | components["schemas"]["TableOfferedActionKeepWaiting"] | components["schemas"]["TableOfferedActionAgreeToAdopt"] | components["schemas"]["TableOfferedActionRefuseToAdopt"];
    /** @description Let the game go on by a newer version of its rules. */
    TableOfferedActionAgreeToAdopt: {
      type: "agreeToAdopt";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let a seat take its last action back. */
    TableOfferedActionAgreeToTakeBack: {
      type: "agreeToTakeBack";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let a bot play on for a seat that has missed too much. */
    TableOfferedActionGiveToBot: {
      type: "giveToBot";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let a seat that has missed too much be as it is. Not to answer in time says the same. */
    TableOfferedActionKeepWaiting: {
      type: "keepWaiting";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Open a seat that has missed too much for somebody else. */
    TableOfferedActionOpenSeat: {
      type: "openSeat";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let the game go on by the rules that it has. Not to answer in time says the same. */
    TableOfferedActionRefuseToAdopt: {
      type: "refuseToAdopt";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Let the last action stand. To play on says the same, and so does not answering in time. */
    TableOfferedActionRefuseToTakeBack: {
      type: "refuseToTakeBack";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description What a seat may take back or do again now. */
    TakeBack: {
      /** @description Number of the last entry of the game. */
      version: number;
      /** @description A seat of the game. */
      seat: string;
      undo: {
        entry: number;
        /** @description Whether it is taken back at once. If not, somebody may have learned something by it, and all other players must agree. */
        free: boolean;
      } | null;
      redo: {
        entry: number;
      } | null;
      asked: {
        /** @description A seat of the game. */
        seat: string;
        entry: number;
        /** @description Who has still to agree. */
        open: string[];
      } | null;
      head: components["schemas"]["Head"];
    };
    TakeBackBody: {
      /** @description Number of the entry that is meant. Sent again, it changes nothing. */
      entry: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description How much time a game gives. Declared when it is made, and sealed. */
    Time: {
      /**
       * @description none: nobody has to hurry, and nothing else is said here.
       * @enum {string}
       */
      mode: "none" | "perTurn" | "bank";
      /** @description Of each question that is asked, for every seat that is asked it. */
      seconds?: number;
      /** @description With mode bank: seconds of each seat for the whole game, used last. */
      bank?: number;
      /** @description How long after a deadline its default still waits. */
      graceSeconds?: number;
      /** @description A time zone (IANA): Saturdays and Sundays there do not count. */
      weekendsOff?: string;
      /** @description Days of vacation that each seat may take. */
      vacationDays?: number;
      misses?: {
        /** @description After so many decisions in a row that ran out. */
        after: number;
        /**
         * @description What becomes of the seat.
         * @enum {string}
         */
        then: "nothing" | "bot" | "substitute" | "vote";
      };
    };
    TimeBody: {
      /**
       * @description none: nobody has to hurry. perTurn: each question that is asked has `seconds`. bank: besides, each seat has `bank` for the whole game.
       * @enum {string}
       */
      mode: "none" | "perTurn" | "bank";
      /** @description Of each question that is asked, for every seat that is asked it. */
      seconds?: number;
      /** @description With mode bank: of each seat for the whole game, in seconds. Used when those of a decision are. */
      bank?: number;
      /**
       * @description How long after a deadline its default still waits.
       * @default 0
       */
      graceSeconds: number;
      /** @description A time zone (IANA): Saturdays and Sundays there do not count. */
      weekendsOff?: string;
      /**
       * @description Days of vacation that each seat may take.
       * @default 0
       */
      vacationDays: number;
      /** @description What becomes of a seat that lets decisions run out again and again. Left out: nothing. */
      misses?: components["schemas"]["MissesBody"];
    };
    /** @description A token, without what is secret about it. */
    Token: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description What the token may be used for. read: games, views, actions on offer, events, and the account itself; play: making and joining games, acting; account: tokens, erasing the account; arbiter: coming to disputes, and looking as any seat in games whose arbiter one is; admin: making accounts for others where registration is closed, taking in games from other servers; metrics: metrics of the server from another machine. */
      scopes: ("read" | "play" | "account" | "arbiter" | "admin" | "metrics")[];
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      expiresAt: string | null;
      /** @description Whether this request came with it. */
      current: boolean;
    };
    Tokens: {
      /** @description There is no next page. */
      next: null;
      items: components["schemas"]["Token"][];
    };
    /** @description One accepted action and what the viewer was told of its events; without the seal. */
    ToldEntry: {
      entry: number;
      seat: string | null;
      /**
       * Format: date-time
       * @description When it was accepted.
       */
      at: string;
      events: components["schemas"]["Event"][];
      /** @description Whether it was played and has been turned back since. */
      struck: boolean;
    };
    /** @description A seat of yours is still asked, and its deadline is near. */
    TurnReminderNotice: {
      /** @constant */
      type: "turn.reminder";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        /** @description A seat of the game. */
        seat: string;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        /** @description What is asked, as everyone in the game knows it. */
        decision: {
          id: string;
          kind: string;
        };
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A seat of yours is asked something. It comes for each question, unless the answer was faster. */
    TurnStartedNotice: {
      /** @constant */
      type: "turn.started";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        /** @description A seat of the game. */
        seat: string;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        /** @description What is asked, as everyone in the game knows it. */
        decision: {
          id: string;
          kind: string;
        };
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A deadline has passed, and the game went on without the answer. */
    TurnTimedOutNotice: {
      /** @constant */
      type: "turn.timedOut";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description A vacation that was just taken, and where it counts. */
    Vacation: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description When you leave.
       */
      from: string;
      /**
       * Format: date-time
       * @description When your time runs on.
       */
      until: string;
      /** @description The games that you play now. Games that begin later are not concerned. */
      games: {
        /** Format: uuid */
        game: string;
        /** @description A seat of the game. */
        seat: string;
        /** @description Whether the time of this seat stands still meanwhile. */
        counts: boolean;
        why: ("noTime" | "onlyBots" | "noDaysLeft") | null;
      }[];
    };
    VacationBody: {
      /**
       * Format: date-time
       * @description When you leave. Left out: now.
       */
      from?: string;
      /**
       * Format: date-time
       * @description When your time runs on.
       */
      until: string;
    };
    Vacations: {
      /** @description There is no next page. */
      next: null;
      items: {
        /** Format: uuid */
        id: string;
        /**
         * Format: date-time
         * @description When you leave.
         */
        from: string;
        /**
         * Format: date-time
         * @description When your time runs on.
         */
        until: string;
      }[];
    };
    VampireGravesAction: components["schemas"]["VampireGravesActionOpen"] | components["schemas"]["VampireGravesActionPlace"] | components["schemas"]["VampireGravesActionPlaceFromSideRow"] | components["schemas"]["VampireGravesActionDecline"] | components["schemas"]["VampireGravesActionHideGarlic"] | components["schemas"]["VampireGravesActionClose"] | components["schemas"]["VampireGravesActionStop"] | components["schemas"]["VampireGravesActionGive"] | components["schemas"]["VampireGravesActionGiveFromInside"] | components["schemas"]["VampireGravesActionGiveFromSideRow"] | components["schemas"]["VampireGravesActionReceive"];
    /** @description Turn the lid back. */
    VampireGravesActionClose: {
      type: "close";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Keep your vampires and turn the lid back. */
    VampireGravesActionDecline: {
      type: "decline";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Give away the vampire at an end of your line. */
    VampireGravesActionGive: {
      type: "give";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Give away a vampire from inside your line. */
    VampireGravesActionGiveFromInside: {
      type: "giveFromInside";
      /** @description Its place, counted from the left, the end being 1. */
      place: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Give away a vampire of your side row. */
    VampireGravesActionGiveFromSideRow: {
      type: "giveFromSideRow";
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Hide one of your garlic in the open grave. */
    VampireGravesActionHideGarlic: {
      type: "hideGarlic";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Turn up the lid of a grave. */
    VampireGravesActionOpen: {
      type: "open";
      /** @description A grave; see the components. */
      grave: number;
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Put the vampire at an end of your line into the open grave. */
    VampireGravesActionPlace: {
      type: "place";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Put a vampire of your side row into the open grave. */
    VampireGravesActionPlaceFromSideRow: {
      type: "placeFromSideRow";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Add the vampire that you were given to an end of your line. */
    VampireGravesActionReceive: {
      type: "receive";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /** @description Open no more lids. */
    VampireGravesActionStop: {
      type: "stop";
      /** @description As which of my seats; needed where I hold several. */
      seat?: string;
    };
    /**
     * @description A colour of vampires and lids.
     * @enum {string}
     */
    VampireGravesColourName: "red" | "blue" | "green" | "yellow" | "white" | "purple";
    VampireGravesComponents: {
      colours: string[];
      vampiresOfEachColour: number;
      lidsOfEachColour: number;
      ratLids: number;
      garlicOfEachPlayer: number;
      stakes: number;
      stakesForGifts: number;
      layouts: {
        [key: string]: {
          /** @description Column x and row y, from 1. */
          graves: {
            id: number;
            x: number;
            y: number;
          }[];
          /** @description Two paths that cross the board. */
          paths: {
            rightOfColumn: number;
            belowRow: number;
          };
        };
      };
    };
    /** @description What lies in a grave. */
    VampireGravesContent: components["schemas"]["VampireGravesContentEmpty"] | components["schemas"]["VampireGravesContentVampire"] | components["schemas"]["VampireGravesContentGarlic"];
    VampireGravesContentEmpty: {
      is: "empty";
    };
    VampireGravesContentGarlic: {
      is: "garlic";
      /** @description A seat. */
      owner: string;
    };
    VampireGravesContentVampire: {
      is: "vampire";
      colour: components["schemas"]["VampireGravesColourName"];
    };
    /**
     * @description An end of a line of vampires.
     * @enum {string}
     */
    VampireGravesEnd: "left" | "right";
    /**
     * @description Why the game is over.
     * @enum {string}
     */
    VampireGravesEndReason: "emptyLine" | "turnLimit" | "othersLeft";
    /** @description More types and members may come at any time: ignore those that you do not know. */
    VampireGravesEvent: components["schemas"]["VampireGravesEventLineDealt"] | components["schemas"]["VampireGravesEventTurnStarted"] | components["schemas"]["VampireGravesEventGraveOpened"] | components["schemas"]["VampireGravesEventLidTurned"] | components["schemas"]["VampireGravesEventVampirePlaced"] | components["schemas"]["VampireGravesEventGarlicHidden"] | components["schemas"]["VampireGravesEventGraveFilled"] | components["schemas"]["VampireGravesEventMatchDeclined"] | components["schemas"]["VampireGravesEventLidClosed"] | components["schemas"]["VampireGravesEventVampireTurnedUp"] | components["schemas"]["VampireGravesEventStakesReturned"] | components["schemas"]["VampireGravesEventGarlicTakenBack"] | components["schemas"]["VampireGravesEventGiftsAsked"] | components["schemas"]["VampireGravesEventVampireGiven"] | components["schemas"]["VampireGravesEventVampireReceived"] | components["schemas"]["VampireGravesEventSurroundingsOffered"] | components["schemas"]["VampireGravesEventAnotherLidOffered"] | components["schemas"]["VampireGravesEventOpeningStopped"] | components["schemas"]["VampireGravesEventGarlicSwept"] | components["schemas"]["VampireGravesEventStakesChanged"] | components["schemas"]["VampireGravesEventPlayerLeft"] | components["schemas"]["VampireGravesEventGameEnded"];
    /** @description A seat may open another lid. */
    VampireGravesEventAnotherLidOffered: {
      type: "AnotherLidOffered";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The game is over. */
    VampireGravesEventGameEnded: {
      type: "GameEnded";
      winners: string[];
      reason: components["schemas"]["VampireGravesEndReason"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Garlic went into the open grave. */
    VampireGravesEventGarlicHidden: {
      type: "GarlicHidden";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Play had come to a standstill: all hidden garlic went back. */
    VampireGravesEventGarlicSwept: {
      type: "GarlicSwept";
      returned: {
        /** @description A seat. */
        seat: string;
        garlic: number;
      }[];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Garlic that was found went back to its owner. */
    VampireGravesEventGarlicTakenBack: {
      type: "GarlicTakenBack";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Vampires must be given, in this order. */
    VampireGravesEventGiftsAsked: {
      type: "GiftsAsked";
      /** @description A seat. */
      to: string;
      /** @description One vampire each time a seat stands here. */
      from: string[];
      cause: components["schemas"]["VampireGravesGiftCause"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description What went into which grave. */
    VampireGravesEventGraveFilled: {
      type: "GraveFilled";
      /** @description A grave; see the components. */
      grave: number;
      content: components["schemas"]["VampireGravesContent"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description What a lid and the grave below it showed. */
    VampireGravesEventGraveOpened: {
      type: "GraveOpened";
      /** @description A grave; see the components. */
      grave: number;
      /**
       * @description The colour of the lid, or a rat.
       * @enum {string}
       */
      lid: "red" | "blue" | "green" | "yellow" | "white" | "purple" | "rat";
      content: components["schemas"]["VampireGravesContent"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A lid that did not match was turned back, and no garlic was hidden. */
    VampireGravesEventLidClosed: {
      type: "LidClosed";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A lid was turned up. */
    VampireGravesEventLidTurned: {
      type: "LidTurned";
      /** @description A seat. */
      seat: string;
      outcome: components["schemas"]["VampireGravesLidOutcome"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A line was dealt and its ends turned up. */
    VampireGravesEventLineDealt: {
      type: "LineDealt";
      /** @description A seat. */
      seat: string;
      vampires: number;
      /** @description Face up at the left end, outermost first. */
      left: components["schemas"]["VampireGravesColourName"][];
      /** @description Face up at the right end, outermost first. */
      right: components["schemas"]["VampireGravesColourName"][];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description No vampire was put into the open grave. */
    VampireGravesEventMatchDeclined: {
      type: "MatchDeclined";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat opens no more lids. */
    VampireGravesEventOpeningStopped: {
      type: "OpeningStopped";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A player is out of the game, which goes on without. */
    VampireGravesEventPlayerLeft: {
      type: "PlayerLeft";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description The stakes of a player were put right. */
    VampireGravesEventStakesChanged: {
      type: "StakesChanged";
      /** @description A seat. */
      seat: string;
      stakes: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description Three stakes went back to the supply. */
    VampireGravesEventStakesReturned: {
      type: "StakesReturned";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A seat may open graves around a rat. */
    VampireGravesEventSurroundingsOffered: {
      type: "SurroundingsOffered";
      /** @description A seat. */
      seat: string;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A turn began. */
    VampireGravesEventTurnStarted: {
      type: "TurnStarted";
      /** @description A seat. */
      seat: string;
      turn: number;
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A vampire was given away. */
    VampireGravesEventVampireGiven: {
      type: "VampireGiven";
      /** @description A seat. */
      seat: string;
      /** @description A seat. */
      to: string;
      /** @enum {string} */
      from: "left" | "right" | "inside" | "sideRow";
      /** @description Place in the line, counted from the left. */
      place?: number;
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A vampire went from a line or side row into the open grave. */
    VampireGravesEventVampirePlaced: {
      type: "VampirePlaced";
      /** @description A seat. */
      seat: string;
      /** @enum {string} */
      from: "left" | "right" | "sideRow";
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A vampire given was added to a line. */
    VampireGravesEventVampireReceived: {
      type: "VampireReceived";
      /** @description A seat. */
      seat: string;
      end: components["schemas"]["VampireGravesEnd"];
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /** @description A vampire of a line was turned up. */
    VampireGravesEventVampireTurnedUp: {
      type: "VampireTurnedUp";
      /** @description A seat. */
      seat: string;
      /** @description Place in the line, counted from the left. */
      place: number;
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description Version of this event type. */
      schema: number;
      /**
       * @description Why you are told: for everyone, seen in passing, for your seat, or open now that the game is over.
       * @enum {string}
       */
      audience: "everyone" | "passing" | "seats" | "nobody";
      /** @description What to call it. */
      label: string;
    };
    /**
     * @description Why vampires are given.
     * @enum {string}
     */
    VampireGravesGiftCause: "stakes" | "ownGarlic" | "othersGarlic";
    /**
     * @description An empty grave whose lid matches or not, a vampire (a stake), garlic, or a rat.
     * @enum {string}
     */
    VampireGravesLidOutcome: "match" | "mismatch" | "stake" | "ownGarlic" | "othersGarlic" | "rat";
    /** @description More types and members may come at any time: ignore those that you do not know. */
    VampireGravesOfferedAction: components["schemas"]["VampireGravesOfferedActionOpen"] | components["schemas"]["VampireGravesOfferedActionPlace"] | components["schemas"]["VampireGravesOfferedActionPlaceFromSideRow"] | components["schemas"]["VampireGravesOfferedActionDecline"] | components["schemas"]["VampireGravesOfferedActionHideGarlic"] | components["schemas"]["VampireGravesOfferedActionClose"] | components["schemas"]["VampireGravesOfferedActionStop"] | components["schemas"]["VampireGravesOfferedActionGive"] | components["schemas"]["VampireGravesOfferedActionGiveFromInside"] | components["schemas"]["VampireGravesOfferedActionGiveFromSideRow"] | components["schemas"]["VampireGravesOfferedActionReceive"];
    /** @description Turn the lid back. */
    VampireGravesOfferedActionClose: {
      type: "close";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Keep your vampires and turn the lid back. */
    VampireGravesOfferedActionDecline: {
      type: "decline";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Give away the vampire at an end of your line. */
    VampireGravesOfferedActionGive: {
      type: "give";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Give away a vampire from inside your line. */
    VampireGravesOfferedActionGiveFromInside: {
      type: "giveFromInside";
      /** @description Its place, counted from the left, the end being 1. */
      place: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Give away a vampire of your side row. */
    VampireGravesOfferedActionGiveFromSideRow: {
      type: "giveFromSideRow";
      colour: components["schemas"]["VampireGravesColourName"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Hide one of your garlic in the open grave. */
    VampireGravesOfferedActionHideGarlic: {
      type: "hideGarlic";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Turn up the lid of a grave. */
    VampireGravesOfferedActionOpen: {
      type: "open";
      /** @description A grave; see the components. */
      grave: number;
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Put the vampire at an end of your line into the open grave. */
    VampireGravesOfferedActionPlace: {
      type: "place";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Put a vampire of your side row into the open grave. */
    VampireGravesOfferedActionPlaceFromSideRow: {
      type: "placeFromSideRow";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Add the vampire that you were given to an end of your line. */
    VampireGravesOfferedActionReceive: {
      type: "receive";
      end: components["schemas"]["VampireGravesEnd"];
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    /** @description Open no more lids. */
    VampireGravesOfferedActionStop: {
      type: "stop";
      /** @description Stays the same as long as the decision stands. */
      id: string;
      /** @description What to call it. */
      label: string;
    };
    VampireGravesOptions: {
      /**
       * @description Players. How many seats there are.
       * @default 3
       */
      players: number;
      /**
       * @description What is remembered for you (`memory`: memory; `openNotes`: open notes). Memory: a closed grave is shown to nobody. Open notes: every grave seen so far stays in view.
       * @default memory
       * @enum {string}
       */
      mode: "memory" | "openNotes";
      /**
       * @description A player who has put a vampire into a grave may open another lid. No: source document. Yes: published.
       * @default false
       */
      extraGo: boolean;
      /**
       * @description Vampires of each of two players. Of 20 the rest is out of play, unseen. No effect with more players.
       * @default 30
       * @enum {integer}
       */
      twoPlayerHand: 30 | 20;
      /**
       * @description Which vampire may be given away (`end`: one at an end of the line; `any`: any). One at an end: published. Any: source document read widely.
       * @default end
       * @enum {string}
       */
      giftFrom: "end" | "any";
      /**
       * @description Vampires face up at each end. Only the outermost can be played.
       * @default 1
       * @enum {integer}
       */
      faceUpPerEnd: 1 | 2;
      /**
       * @description Who may open the graves around a rat (`solo`: the finder only; `shared`: the finder, then the others). After the finder the others may do so in turn, or nobody else.
       * @default solo
       * @enum {string}
       */
      plague: "solo" | "shared";
      /**
       * @description Vampires given for garlic. So many the owner of garlic gives to another player who finds it.
       * @default 1
       * @enum {integer}
       */
      garlicGift: 1 | 2;
      /**
       * @description Where a vampire received goes (`lineEnd`: to an end of the line; `sideRow`: to a row beside the line). All of the side row can be played.
       * @default lineEnd
       * @enum {string}
       */
      gifts: "lineEnd" | "sideRow";
      /**
       * @description Several give their last vampire in one round (`sequential`: the first of them; `shared`: all of them). Who wins then.
       * @default sequential
       * @enum {string}
       */
      giftTies: "sequential" | "shared";
      /**
       * @description What lies around a rat (`king`: graves beside it and at its corners; `rook`: graves beside it only). Up to eight graves, or up to four.
       * @default king
       * @enum {string}
       */
      adjacency: "king" | "rook";
      /**
       * @description The paths of the board part the graves around a rat. No effect on a board without paths.
       * @default false
       */
      pathsBlock: boolean;
      /**
       * @description Board (`grid-10x6`: 10 columns, 6 rows). How the graves lie.
       * @default grid-10x6
       * @constant
       */
      layout: "grid-10x6";
    };
    VampireGravesPlayerView: {
      /** @description A seat. */
      seat: string;
      /** @description From left to right. */
      line: ("red" | "blue" | "green" | "yellow" | "white" | "purple" | "faceDown")[];
      /** @description Vampires received, where the options keep them apart. */
      sideRow: components["schemas"]["VampireGravesColourName"][];
      garlic: number;
      stakes: number;
      rats: number;
      /**
       * @description Out of the game.
       * @constant
       */
      out?: true;
    };
    VampireGravesView: {
      ruleset: "vampire-graves";
      /** @constant */
      layout: "grid-10x6";
      turn: number;
      /** @description A seat. */
      turnOf: string;
      /**
       * @description What is asked now.
       * @enum {string}
       */
      phase: "open" | "place" | "mismatch" | "more" | "plague" | "give" | "receive" | "between" | "over";
      /** @description A seat. */
      asked?: string;
      players: components["schemas"]["VampireGravesPlayerView"][];
      /** @description Lids set aside. */
      reserve: number;
      /** @description The lid that is open now. */
      lid?: {
        /** @description A grave; see the components. */
        grave: number;
        colour: components["schemas"]["VampireGravesColourName"];
        content: components["schemas"]["VampireGravesContent"];
      };
      /** @description Graves around rats that may be opened now. */
      frontier?: number[];
      gifts?: {
        /** @description A seat. */
        to: string;
        /** @description Who still has to give, in this order. */
        from: string[];
        cause: components["schemas"]["VampireGravesGiftCause"];
        given?: components["schemas"]["VampireGravesColourName"];
      };
      /** @description Every grave opened so far: with open notes, or when the game is over. */
      seen?: {
        /** @description A grave; see the components. */
        grave: number;
        /**
         * @description Unseen: laid after a rat and not opened since.
         * @enum {string}
         */
        lid: "red" | "blue" | "green" | "yellow" | "white" | "purple" | "unseen";
        content: components["schemas"]["VampireGravesContent"];
      }[];
      winners?: string[];
      reason?: components["schemas"]["VampireGravesEndReason"];
    };
    /** @description What a seat or a spectator sees, by ruleset. More types and members may come at any time: ignore those that you do not know. */
    View: components["schemas"]["FuryOfDracula2eView"] | components["schemas"]["FuryOfDracula4eView"] | components["schemas"]["VampireGravesView"];
    /** @description A game as one seat, or a spectator, may see it. */
    ViewAnswer: {
      /** Format: uuid */
      game: string;
      /** @description Number of the last entry of the game. */
      version: number;
      seat: string | null;
      ruleset: string;
      /**
       * @description open: seats can be taken. playing. finished: everything is open. cancelled: it never began.
       * @enum {string}
       */
      status: "open" | "playing" | "finished" | "cancelled";
      /** @description Whether it is one: to test a client with, seen by its maker alone; its dice may follow a script. */
      sandbox: boolean;
      /** @description Seats that have something to decide now. */
      awaiting: string[];
      decisions: components["schemas"]["Decision"][];
      /** @description What everyone saw and may only remember: told until your own next action, and after the game. */
      passing: {
        entry: number;
        events: components["schemas"]["Event"][];
      }[];
      /** @description null before the game begins. */
      view: components["schemas"]["View"] | null;
      head: components["schemas"]["Head"];
    };
    /** @description A seat of yours has let too many decisions run out, and the others are asked what becomes of it. What you do for that seat ends the vote. */
    VoteCalledNotice: {
      /** @constant */
      type: "vote.called";
      /**
       * Format: date-time
       * @description When it came up; the same at every attempt.
       */
      timestamp: string;
      data: {
        /** Format: uuid */
        game: string;
        ruleset: string;
        /**
         * @description Of a sandbox: no real game. Left out of all others.
         * @constant
         */
        sandbox?: true;
        seat: string | null;
        /** @description The entry with which it came up. Trust it for the order. */
        version: number;
        decision: null;
        deadline: string | null;
        /**
         * Format: uri-reference
         * @description Where to look.
         */
        link: string;
        head: components["schemas"]["Head"];
      };
    };
    /** @description Whom you want to be called when there is something to tell. */
    Webhook: {
      /** Format: uuid */
      id: string;
      /** Format: uri */
      url: string;
      /**
       * @description What it is told in.
       * @enum {string}
       */
      format: "standard" | "discord" | "slack";
      language: string | null;
      game: string | null;
      seat: string | null;
      types: ("turn.started" | "turn.reminder" | "turn.timedOut" | "game.started" | "game.changed" | "game.finished" | "game.cancelled" | "seat.opened" | "vote.called" | "deadlines.moved" | "dispute.opened" | "dispute.ruled" | "message.posted")[];
      /**
       * @description A disabled one is not called.
       * @enum {string}
       */
      state: "enabled" | "disabled";
      disabledBecause: ("asked" | "gone" | "failing") | null;
      failingSince: string | null;
      previousSecretUntil: string | null;
      answeredAt: string | null;
      /**
       * Format: date-time
       * @description When it was registered.
       */
      createdAt: string;
    };
    WebhookChangeBody: {
      /**
       * Format: uri
       * @description What is called from now on.
       */
      url?: string;
      /** @description Wanted language of the sentences for a chat. Null: that of your mails, or English. */
      language?: string | null;
      /** @description What to be called for. Left out: everything but `game.changed`. */
      types?: ("turn.started" | "turn.reminder" | "turn.timedOut" | "game.started" | "game.changed" | "game.finished" | "game.cancelled" | "seat.opened" | "vote.called" | "deadlines.moved" | "dispute.opened" | "dispute.ruled" | "message.posted")[];
      /**
       * @description disabled: it is not called. enabled: it is, and earlier failures are forgotten.
       * @enum {string}
       */
      state?: "enabled" | "disabled";
    };
    WebhookDeliveries: {
      next: string | null;
      items: components["schemas"]["WebhookDeliverySummary"][];
    };
    /** @description One thing that a webhook was told, or is to be told. */
    WebhookDelivery: {
      /** @description The `webhook-id` of every attempt. */
      id: string;
      /**
       * @description What it tells.
       * @enum {string}
       */
      type: "turn.started" | "turn.reminder" | "turn.timedOut" | "game.started" | "game.changed" | "game.finished" | "game.cancelled" | "seat.opened" | "vote.called" | "deadlines.moved" | "dispute.opened" | "dispute.ruled" | "message.posted" | "ping";
      game: string | null;
      seat: string | null;
      version: number | null;
      /**
       * @description failed: given up. expired: it was no longer true. superseded: a later one said it, too. missed: the webhook was disabled; a replay sends it.
       * @enum {string}
       */
      state: "waiting" | "delivered" | "failed" | "expired" | "superseded" | "missed";
      /**
       * Format: date-time
       * @description When it came up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description While it waits: when it is tried next.
       */
      dueAt: string;
      doneAt: string | null;
      /** @description Oldest first. */
      attempts: components["schemas"]["DeliveryAttempt"][];
    };
    WebhookDeliverySummary: {
      /** @description The `webhook-id` of every attempt. */
      id: string;
      /**
       * @description What it tells.
       * @enum {string}
       */
      type: "turn.started" | "turn.reminder" | "turn.timedOut" | "game.started" | "game.changed" | "game.finished" | "game.cancelled" | "seat.opened" | "vote.called" | "deadlines.moved" | "dispute.opened" | "dispute.ruled" | "message.posted" | "ping";
      game: string | null;
      seat: string | null;
      version: number | null;
      /**
       * @description failed: given up. expired: it was no longer true. superseded: a later one said it, too. missed: the webhook was disabled; a replay sends it.
       * @enum {string}
       */
      state: "waiting" | "delivered" | "failed" | "expired" | "superseded" | "missed";
      /**
       * Format: date-time
       * @description When it came up.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description While it waits: when it is tried next.
       */
      dueAt: string;
      doneAt: string | null;
      /** @description How many were made. */
      attempts: number;
      last: components["schemas"]["DeliveryAttempt"] | null;
    };
    WebhookReplay: {
      /** @description How many are sent again. */
      count: number;
      next: string | null;
    };
    WebhookWithSecret: {
      webhook: components["schemas"]["Webhook"];
      /** @description Shown this once. Keep it. */
      secret: string;
    };
    Webhooks: {
      /** @description There is no next page. */
      next: null;
      items: components["schemas"]["Webhook"][];
    };
  };
  responses: {
    /** @description - `method-not-allowed`: This path is not called with this method. */
    MethodNotAllowed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        Allow: components["headers"]["Allow"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `expectation-failed`: The header Expect names something that this server does not do. */
    ExpectationFailed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `invalid-request`: The request does not have the form that this call asks for. */
    InvalidRequestCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `unauthenticated`: This call needs a bearer token that is valid now. */
    UnauthenticatedCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `body-too-large`: The body of a request may have at most 64 KiB. */
    BodyTooLargeCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `unsupported-media-type`: Bodies are JSON. */
    UnsupportedMediaTypeCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `too-many-requests`: There were too many requests of this kind. */
    TooManyRequests: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "Retry-After": components["headers"]["Retry-After"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `internal-error`: Something went wrong that is not your fault. */
    InternalErrorCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `not-ready`: The server cannot reach its database. */
    NotReadyCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "Retry-After": components["headers"]["Retry-After"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `invalid-request`: The request does not have the form that this call asks for. */
    InvalidRequest: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `unauthenticated`: This call needs a bearer token that is valid now. */
    Unauthenticated: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `missing-scope`: The token does not have the scope that this needs. */
    MissingScope: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `internal-error`: Something went wrong that is not your fault. */
    InternalError: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `not-ready`: The server cannot reach its database. */
    NotReady: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `body-too-large`: The body of a request may have at most 64 KiB. */
    BodyTooLarge: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `unsupported-media-type`: Bodies are JSON. */
    UnsupportedMediaType: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `invalid-request`: The request does not have the form that this call asks for.
     *     - `invalid-options`: The ruleset cannot be played with these options.
     */
    InvalidRequestOrInvalidOptions: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `game-not-found`: There is no such game, or it is not yours to see. */
    GameNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `not-the-maker`: Only the player who made this game may do this.
     *     - `missing-scope`: The token does not have the scope that this needs.
     */
    NotTheMakerOrMissingScope: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `game-not-open`: This can be done only before the game begins. */
    GameNotOpen: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `outcome-unknown`: The server cannot say whether this was done.
     *     - `contended`: The game moved on each time before this could be written. Nothing was done.
     *     - `not-ready`: The server cannot reach its database.
     */
    OutcomeUnknownOrContendedOrNotReady: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `game-not-found`: There is no such game, or it is not yours to see.
     *     - `seat-not-found`: This game has no such seat.
     */
    GameNotFoundOrSeatNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `not-your-seat`: You do not hold this seat, or hold none here.
     *     - `missing-scope`: The token does not have the scope that this needs.
     */
    NotYourSeatOrMissingScope: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `invalid-request`: The request does not have the form that this call asks for.
     *     - `seat-required`: You hold several seats of this game.
     */
    InvalidRequestOrSeatRequired: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `game-not-found`: There is no such game, or it is not yours to see.
     *     - `seat-not-found`: This game has no such seat.
     *     - `version-not-found`: The game has no such version.
     */
    GameNotFoundOrSeatNotFoundOrVersionNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `too-many-streams`: As many streams and waiting calls are open at this server as it has places for. */
    TooManyStreams: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "Retry-After": components["headers"]["Retry-After"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `game-not-begun`: A game has no board before it begins. */
    GameNotBegun: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `invalid-request`: The request does not have the form that this call asks for.
     *     - `seat-required`: You hold several seats of this game.
     */
    InvalidRequestOrSeatRequiredCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `not-your-seat`: You do not hold this seat, or hold none here.
     *     - `missing-scope`: The token does not have the scope that this needs.
     */
    NotYourSeatOrMissingScopeCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `game-not-found`: There is no such game, or it is not yours to see.
     *     - `seat-not-found`: This game has no such seat.
     */
    GameNotFoundOrSeatNotFoundCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `missing-scope`: The token does not have the scope that this needs. */
    MissingScopeCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `dispute-closed`: This dispute has been ruled on or withdrawn. */
    DisputeClosed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `game-not-found`: There is no such game, or it is not yours to see.
     *     - `seat-not-found`: This game has no such seat.
     *     - `dispute-not-found`: This game has no such dispute.
     */
    GameNotFoundOrSeatNotFoundOrDisputeNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `not-the-arbiter`: Only an arbiter of this game, who does not play in it, may do this.
     *     - `missing-scope`: The token does not have the scope that this needs.
     */
    NotTheArbiterOrMissingScope: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `webhook-url-refused`: This server does not call that URL. */
    WebhookUrlRefusedCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `webhook-not-found`: You have no such webhook. */
    WebhookNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `webhook-not-found`: You have no such webhook. */
    WebhookNotFoundCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /** @description - `webhook-disabled`: This webhook is disabled and is not called. */
    WebhookDisabledCounted: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
        RateLimit: components["headers"]["RateLimit"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
    /**
     * @description - `not-found`: There is nothing here.
     *     - `mail-not-found`: The development mailbox has no such mail.
     */
    NotFoundOrMailNotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Cache-Control": components["headers"]["Cache-Control"];
        "Content-Language": components["headers"]["Content-Language"];
        Vary: components["headers"]["Vary"];
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Names this request; problems carry it in "instance". */
    "X-Request-Id": string;
    /** @description Strong validator: send it as If-None-Match to read again, as If-Match to act on just this. */
    ETag: string;
    /** @description Who may keep the answer, and how long. */
    "Cache-Control": string;
    /** @description The language of the labels. */
    "Content-Language": string;
    /** @description The answer depends on these headers of the request. */
    Vary: string;
    /** @description Only where the same request was done before, under the same Idempotency-Key: this is its answer once more. */
    "Idempotency-Replayed": string;
    /** @description Where the new thing is. */
    Location: string;
    /** @description RFC 6750, section 3. With every 401, and with a 403 where a scope is missing. */
    "WWW-Authenticate": string;
    /** @description Tells proxies to hand on each frame at once. */
    "X-Accel-Buffering": string;
    /** @description A name for the file. */
    "Content-Disposition": string;
    /** @description The methods of this path. */
    Allow: string;
    /** @description Seconds until it is worth trying again. */
    "Retry-After": string;
    /** @description How many are allowed (q) in how many seconds (w), for each limit that the call was counted for. */
    "RateLimit-Policy": string;
    /** @description How many are left (r), and in how many seconds there are more (t), for each limit that the call was counted for. */
    RateLimit: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RegisterBody"];
      };
    };
    responses: {
      /** @description The account and its token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Registered"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  whoAmI: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Player"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  eraseMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Erased. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Tokens"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  newToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewTokenBody"];
      };
    };
    responses: {
      /** @description The token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["NewToken"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a token. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revoked. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listRulesets: {
    parameters: {
      query?: never;
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rulesets. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Rulesets"];
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getRuleset: {
    parameters: {
      query?: {
        /** @description Options as a JSON object, to ask for the seats and the defaults that there are with them. */
        options?: string;
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Name of a ruleset. */
        ruleset: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The ruleset. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Ruleset"];
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listGames: {
    parameters: {
      query?: {
        /** @description How many at the most. */
        limit?: number;
        /** @description `next` of the page before, with the same filters. */
        cursor?: string;
        /** @description true: only games in which I hold a seat, or that I made. false: only others. */
        mine?: boolean;
        /** @description true: only games that wait for me. false: only games that do not. */
        awaiting?: boolean;
        /** @description Only games with this status. */
        status?: "open" | "playing" | "finished" | "cancelled";
        /** @description true: only sandboxes, and only my own. Otherwise there are none among the games. */
        sandbox?: boolean;
        /** @description Only games of this ruleset. */
        ruleset?: string;
      };
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of games. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Games"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  createGame: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateGameBody"];
      };
    };
    responses: {
      /** @description The game. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CreatedGame"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getGame: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The game. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  cancelGame: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Cancelled. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  startGame: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The game, begun. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  claimSeat: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description Id of a seat. */
        seat: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ClaimBody"];
      };
    };
    responses: {
      /** @description The game, with you in it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  leaveSeat: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description Id of a seat. */
        seat: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The seat is free again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listInvitations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitations"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  invite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["InviteBody"];
      };
    };
    responses: {
      /** @description The invitation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Invitation"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getView: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description As it was seen when the game had this version. */
        version?: number;
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The view. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ViewAnswer"];
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listActions: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. */
        seat?: string;
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The actions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActionsAnswer"];
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  act: {
    parameters: {
      query?: {
        /** @description true, or without a value: check everything and do nothing. The Idempotency-Key is needed as if you acted, and is neither looked up nor used up. */
        dryRun?: boolean;
      };
      header: {
        /** @description New for every action, the same when it is sent again: then the first answer comes once more. */
        "Idempotency-Key": string;
        /** @description ETag of the view that you decided on: 412 if the game has moved on since. */
        "If-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ActionRequest"];
      };
    };
    responses: {
      /** @description With `dryRun`: it could be done, and is not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DryRun"];
        };
      };
      /** @description It is done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Acted"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description Only entries with a higher number. */
        after?: number;
        /** @description How many entries at the most. */
        limit?: number;
        /** @description Where there are none, waits for so many seconds at the most until there are. Counts as an open stream. */
        wait?: number;
      };
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of entries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["History"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getBoardSvg: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description As it was seen when the game had this version. */
        version?: number;
        /** @description `wide` is 1200 units wide, for large screens and for paper; `narrow` is 600 units wide and higher, for phones: its map comes in two sheets, the west above the east, so that names can be read without zooming. */
        layout?: "wide" | "narrow";
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/svg+xml": string;
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getBoardPng: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description As it was seen when the game had this version. */
        version?: number;
        /** @description `wide` is 1200 units wide, for large screens and for paper; `narrow` is 600 units wide and higher, for phones: its map comes in two sheets, the west above the east, so that names can be read without zooming. */
        layout?: "wide" | "narrow";
        /** @description How wide the picture is, in pixels; at most 1200 where the layout is `narrow`. */
        width?: number;
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "image/png": string;
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getBoardText: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description As it was seen when the game had this version. */
        version?: number;
      };
      header?: {
        /** @description ETag of what you have: 304 if it is still so. */
        "If-None-Match"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/plain": string;
        };
      };
      /** @description It is still as your If-None-Match says. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  streamGame: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description The last entry that you know: goes on after it. For clients that cannot send `Last-Event-ID`, which counts before it. */
        after?: number;
      };
      header?: {
        /** @description The `id` of the last frame that you have: the stream goes on after it. */
        "Last-Event-ID"?: string;
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stream, until the game is over or one of the two goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      /** @description The game is over, and you know its end: do not connect again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getStanding: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. */
        seat?: string;
      };
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The standing answers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Standing"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  setStanding: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StandingBody"];
      };
    };
    responses: {
      /** @description What stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Standing"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getUndo: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. */
        seat?: string;
      };
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What may be taken back or done again now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TakeBack"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TakeBackBody"];
      };
    };
    responses: {
      /** @description It is taken back, or the others are asked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TakeBack"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  redo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["TakeBackBody"];
      };
    };
    responses: {
      /** @description It counts again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TakeBack"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getRulesVersion: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. */
        seat?: string;
      };
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By which rules the game is played now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RulesVersion"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  adoptRules: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AdoptRulesBody"];
      };
    };
    responses: {
      /** @description It is adopted, or the others are asked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RulesVersion"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  resign: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ResignBody"];
      };
    };
    responses: {
      /** @description The game, without you in play. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listVacations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The vacations. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Vacations"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  takeVacation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["VacationBody"];
      };
    };
    responses: {
      /** @description The vacation. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Vacation"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  endVacation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a vacation. */
        vacation: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your time runs on. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listMessages: {
    parameters: {
      query?: {
        /** @description How many at the most. */
        limit?: number;
        /** @description `next` of the page before, with the same filters. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Messages"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  say: {
    parameters: {
      query?: never;
      header: {
        /** @description New for every action, the same when it is sent again: then the first answer comes once more. */
        "Idempotency-Key": string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MessageBody"];
      };
    };
    responses: {
      /** @description It is said. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Message"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  eraseMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description Id of a message. */
        message: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is erased. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listDisputes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The disputes, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Disputes"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  openDispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DisputeBody"];
      };
    };
    responses: {
      /** @description All disputes of the game. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Disputes"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  withdrawDispute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description Number of a dispute in this game. */
        dispute: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is withdrawn. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  makeStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description Number of a dispute in this game. */
        dispute: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StatementBody"];
      };
    };
    responses: {
      /** @description All disputes of the game. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Disputes"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  giveRuling: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["RulingBody"];
      };
    };
    responses: {
      /** @description All disputes of the game. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Disputes"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listAdjustments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The corrections. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Adjustments"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  grantArbiter: {
    parameters: {
      query?: never;
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ArbiterBody"];
      };
    };
    responses: {
      /** @description The game, with its arbiters. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  withdrawArbiter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
        /** @description An arbiter of the game. */
        arbiter: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The game has this arbiter no more. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listAccess: {
    parameters: {
      query?: {
        /** @description How many at the most. */
        limit?: number;
        /** @description `next` of the page before, with the same filters. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of looks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Accesses"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getDiff: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
        /** @description What was known when the game had this version; 0: before the game. Left out: one before `to`. At most 500 before it. */
        from?: number;
        /** @description What was known when the game had this version. Left out: the newest. */
        to?: number;
      };
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The difference. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Diff"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Keys"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getProof: {
    parameters: {
      query?: {
        /** @description As which of my seats; needed where I hold several. As any seat, or as `spectator`: when the game is over, and an arbiter of the game at any time. */
        seat?: string;
      };
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bundle, as of now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/x-ndjson": string;
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listCheckpoints: {
    parameters: {
      query?: {
        /** @description How many at the most. */
        limit?: number;
        /** @description `next` of the page before, with the same filters. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of checkpoints. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkpoints"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getCheckpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of a checkpoint. */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The checkpoint. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Checkpoint"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getGameInCheckpoint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Number of a checkpoint. */
        number: string;
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The head and its path. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GameInCheckpoint"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  importGame: {
    parameters: {
      query?: {
        /** @description public: any account may watch it. private: nobody but you. A sandbox is always private. */
        visibility?: "private" | "public";
      };
      header?: {
        /** @description Wanted language of labels (RFC 9110). */
        "Accept-Language"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/x-ndjson": string;
      };
    };
    responses: {
      /** @description The game. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Game"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhooks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Webhooks"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  registerWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["NewWebhookBody"];
      };
    };
    responses: {
      /** @description The webhook and its secret. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookWithSecret"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Webhook"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  removeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Removed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  changeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["WebhookChangeBody"];
      };
    };
    responses: {
      /** @description The webhook as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Webhook"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  rotateWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The webhook and its new secret. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookWithSecret"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  pingWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description How many at the most. */
        limit?: number;
        /** @description `next` of the page before, with the same filters. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookDeliveries"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getWebhookDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
        /** @description Id of a delivery. */
        delivery: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  redeliverToWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
        /** @description Id of a delivery. */
        delivery: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is on its way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookDelivery"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  replayToWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a webhook. */
        webhook: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ReplayBody"];
      };
    };
    responses: {
      /** @description They are on their way. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookReplay"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  getMailSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailSettings"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  changeMailSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailSettingsBody"];
      };
    };
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MailSettings"];
        };
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  noMail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Forgotten. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  changeGameMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["MailModeBody"];
      };
    };
    responses: {
      /** @description Set. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
  resetGameMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of a game. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reset. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Refused. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/problem+json": components["schemas"]["Problem"];
        };
      };
    };
  };
}
