-- Which transaction wrote the votes of an option last told who gave the last of them: all are written by one.
update poll_option set votes = votes;
