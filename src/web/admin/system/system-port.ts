/** The facts about this installation that only main/ knows. Secrets never reach this port. */
export interface SystemPort {
  readonly startedAt: Date;
  /** The settings without their secrets. */
  readonly settings: readonly ShownSetting[];
  readVersions(): Promise<Versions>;
  /** Runs the doctor's checks of the service. Answers of the last minute are returned again. */
  runDoctor(): Promise<DoctorReport>;
}

export interface ShownSetting {
  readonly name: string;
  /** The value without secrets, or `set`; undefined when it is not set and has no default. */
  readonly value: string | undefined;
  readonly isDefault: boolean;
}

export interface Versions {
  /** The version in package.json. */
  readonly service: string;
  /** The commit of the service's folder; undefined when it is no clone. */
  readonly commit: string | undefined;
  readonly node: string;
  readonly postgres: string;
  readonly databaseBytes: number;
  readonly migrations: {
    readonly applied: number;
    readonly last: { readonly name: string; readonly appliedAt: Date } | undefined;
    /** The names of those that this version has and the database has not. */
    readonly pending: readonly string[];
  };
}

export interface DoctorReport {
  readonly at: Date;
  readonly findings: readonly {
    readonly part: string;
    readonly state: 'ok' | 'warning' | 'problem';
    readonly detail: string;
    readonly fix?: string;
  }[];
}
