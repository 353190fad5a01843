-- Nobody has ever set them: the one follows from the profile, the values of the other are the licensee's (spec §3).
alter table applicant drop column allow_redirect_to_profile, drop column user_segment;
