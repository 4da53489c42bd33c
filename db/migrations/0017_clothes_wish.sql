-- What the headshots of a shoot shall show their person in. Shoots that are paid already were ordered in the person's own
-- clothes. A free preview is now a pair of pictures, so the draft remembers which ones were made of which selfie.

alter table shoots
  add column clothes jsonb not null default '"mix"',
  add column previews jsonb not null default '[]';
update shoots set clothes = '"own"' where paid_at is not null;
update shoots
  set previews = jsonb_build_array(jsonb_build_object(
    'style', preview_style, 'selfieId', preview_selfie_id, 'own', true, 'dressed', null))
  where preview_state = 'ready' and preview_style is not null and preview_selfie_id is not null;
alter table headshots add column clothes jsonb;
alter table selfies add column dressing text;
