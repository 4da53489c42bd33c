import { hashSecret } from '../../src/features/operators/hash-secret.ts';
import { insertSession } from '../../src/features/operators/session/session-store.server.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';

/** Opens a session of an operator and returns its cookie. */
export async function openSessionOf(databaseUrl: string, email: string): Promise<string> {
  const secret = 'bench-session';
  const database = createDatabase(databaseUrl);
  const now = new Date();
  await database.db.transaction((tx) =>
    insertSession(tx, {
      ...{ id: 'bench', email, tokenHash: hashSecret(secret), createdAt: now, renewedAt: now },
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
  await database.close();
  return `operator-session=${secret}`;
}
