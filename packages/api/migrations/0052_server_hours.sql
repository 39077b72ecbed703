CREATE TABLE "server_hours" (
	"hour" timestamp with time zone PRIMARY KEY NOT NULL,
	"stores" integer NOT NULL,
	"people" integer NOT NULL,
	"emails" bigint NOT NULL,
	"drafts" bigint NOT NULL,
	"due_jobs" integer NOT NULL,
	"delay_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_days_day" ON "model_days" USING btree ("day");