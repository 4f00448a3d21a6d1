-- Who of a firm looked last at a CV of a library: read for each of a page, and for all where they are put in that order.
create index job_profile_access_pool on job_profile_access (firm_id, fair_id, user_id, at desc) where purpose = 'pool';
