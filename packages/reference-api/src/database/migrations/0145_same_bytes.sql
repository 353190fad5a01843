-- Who else of the brand gave a document of the same bytes (D8); what is near in amount and day is found by claim_by_amount.
create index file_by_brand_hash on file (brand, sha256);
