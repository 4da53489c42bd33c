import { err, ok, type Result } from '../../../../base/result.ts';
import type { NewsletterPorts } from '../../newsletter-ports.ts';
import {
  type CampaignRow,
  deleteDraft as deleteDraftRow,
  findCampaign,
  insertCampaign,
  saveDraft as saveDraftRow,
} from '../campaign-store.server.ts';
import { changeCampaign, type CampaignEdit, type ChangeRefusal } from '../change-campaign.server.ts';
import { type CampaignInput, changedFields } from './campaign-input.ts';

type Ports = Pick<NewsletterPorts, 'db' | 'clock' | 'ids'>;

/** Creates a draft. */
export async function createCampaign(ports: Ports, input: CampaignInput, by: string): Promise<CampaignRow> {
  const change = { version: 1, at: ports.clock.now().toISOString(), by, fields: ['created'] };
  return ports.db.transaction((tx) => insertCampaign(tx, { ...input, id: ports.ids.newId(), change }));
}

/** Stores what was typed. Nothing is stored, and no version is raised, when nothing has changed. */
export async function saveDraft(
  ports: Pick<Ports, 'db' | 'clock'>,
  edit: CampaignEdit & { readonly version: number },
  input: CampaignInput,
): Promise<{ readonly ok: true; readonly value: CampaignRow } | ChangeRefusal> {
  return changeCampaign(ports, edit, ['draft'], async (tx, draft, describe) => {
    const fields = changedFields(draft, input);
    return ok(fields.length === 0 ? draft : await saveDraftRow(tx, draft, input, describe(...fields)));
  });
}

/** Makes a draft with the texts and the audience of another campaign, whatever became of that one. */
export async function duplicateCampaign(
  ports: Ports,
  id: string,
  name: string,
  by: string,
): Promise<Result<CampaignRow, 'gone'>> {
  const original = await findCampaign(ports.db, id);
  if (!original) return err('gone');
  const { messages, audience } = original;
  return ok(await createCampaign(ports, { name, messages, audience }, by));
}

/** Deletes a draft. What was sent to anybody stays. */
export async function deleteDraft(
  ports: Pick<Ports, 'db' | 'clock'>,
  edit: CampaignEdit & { readonly version: number },
): Promise<{ readonly ok: true; readonly value: undefined } | ChangeRefusal> {
  return changeCampaign(ports, edit, ['draft'], async (tx) => {
    await deleteDraftRow(tx, edit.id);
    return ok(undefined);
  });
}
