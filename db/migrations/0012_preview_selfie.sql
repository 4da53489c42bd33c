-- The selfie that the preview is asked of, then made of: "Choose another" on the home page must not show the first one's.
-- Null while queued: the most promising one. Previews of before do not say what they were made of.

alter table shoots add column preview_selfie_id text;
update shoots set preview_state = 'none' where preview_state = 'ready';
