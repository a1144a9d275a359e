-- For lines that come. One that stands there already is a matter for `audit:verify` and must not keep the server from its start.
ALTER TABLE "audit" ADD CONSTRAINT "audit_id_positive" CHECK ("audit"."id" > 0) NOT VALID;
