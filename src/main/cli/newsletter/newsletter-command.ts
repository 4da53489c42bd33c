import { Command } from 'commander';
import { previewCommand, testCommand } from './campaign-commands.ts';

/** `lichtbild newsletter`: commands about newsletters and their subscribers. */
export function newsletterCommand(): Command {
  return new Command('newsletter')
    .description('newsletters and their subscribers')
    .addCommand(previewCommand())
    .addCommand(testCommand());
}
