-- Files that are sent with a mail, such as the terms with an order's confirmation: [{fileName, contentType, content}]. Null for
-- mails without any, and once the content of a mail is erased.

alter table mails add column attachments jsonb;
