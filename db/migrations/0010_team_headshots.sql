-- Teams are asked how many headshots they need. Rows from before hold how many people there were, who need at least one each.

alter table leads rename column people to headshots;
alter table leads rename constraint leads_people_check to leads_headshots_check;
