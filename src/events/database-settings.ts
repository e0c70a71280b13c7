export interface DatabaseSettings {
  /** The owner: migrates, and creates the login that serves. */
  readonly databaseUrl: string;
  /** The login that serves; created where absent. */
  readonly appDatabaseUrl?: string | undefined;
  /** For commands that go through every game: statements may take as long as they need. */
  readonly patient?: boolean;
}
