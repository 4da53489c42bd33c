import { Command } from 'commander';
import { previewCommand, testCommand } from './campaign-commands.ts';
import { forwardAllCommand } from './forward-all-command.ts';

/** `lichtbild newsletter`: commands about newsletters and their subscribers. */
export function newsletterCommand(): Command {
  return new Command('newsletter')
    .description('newsletters and their subscribers')
    .addCommand(previewCommand())
    .addCommand(testCommand())
    .addCommand(forwardAllCommand());
}
