-- The mails about an account are worded by the platform alone.
delete from fair_email where kind in ('password_reset', 'password_changed', 'email_change', 'email_change_notice', 'account_leaving', 'account_erased', 'sign_on_linked');
delete from email_model where kind in ('password_reset', 'password_changed', 'email_change', 'email_change_notice', 'account_leaving', 'account_erased', 'sign_on_linked');
