-- A comparison that was given up is a state of its own: the page says so and asks for it once more.

alter table shoots drop constraint shoots_compare_state_check;
alter table shoots add constraint shoots_compare_state_check
  check (compare_state in ('none', 'queued', 'done', 'failed'));
