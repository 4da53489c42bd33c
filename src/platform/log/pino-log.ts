import { pino, type DestinationStream } from 'pino';
import type { Log } from './log.ts';
import { redact } from './redact.ts';
import { safeFields } from './safe-fields.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface PinoLogOptions {
  readonly level: LogLevel;
  /** The program that logs, such as `web` or `worker`. */
  readonly program: string;
  /** Defaults to standard output. */
  readonly destination?: DestinationStream;
}

/**
 * Writes JSON lines such as `{"level":"info","time":"…","program":"web",…,"msg":"…"}`. Errors keep name, message, code and
 * stack. Email addresses, keys and passwords are removed from everything that is written.
 */
export function createPinoLog({ level, program, destination }: PinoLogOptions): Log {
  const options = {
    level,
    base: { program },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return wrap(destination ? pino(options, destination) : pino(options));
}

function wrap(logger: pino.Logger): Log {
  return {
    info: (fields, message) => logger.info(safeFields(fields), redact(message)),
    warn: (fields, message) => logger.warn(safeFields(fields), redact(message)),
    error: (fields, message) => logger.error(safeFields(fields), redact(message)),
    child: (fields) => wrap(logger.child(safeFields(fields))),
  };
}
