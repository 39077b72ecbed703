CREATE TABLE "draft_feedback" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"term" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"parked_at" timestamp with time zone,
	"store_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"draft_id" uuid,
	"wish" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous_id" uuid
);
--> statement-breakpoint
CREATE TABLE "draft_steps" (
	"draft_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "draft_steps_draft_id_position_pk" PRIMARY KEY("draft_id","position")
);
--> statement-breakpoint
CREATE TABLE "drafting_settings" (
	"store_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"tone" text DEFAULT 'friendly' NOT NULL,
	"length" text DEFAULT 'medium' NOT NULL,
	"language" text,
	"guardrails" text DEFAULT '' NOT NULL,
	"never" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"masking" boolean DEFAULT true NOT NULL,
	"uses_model" boolean DEFAULT true NOT NULL,
	"month_tokens" integer,
	"price_in" real,
	"price_out" real,
	"model_url" text,
	"sealed_key" text,
	"model_name" text,
	"model_embedding" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_days" (
	"store_id" uuid NOT NULL,
	"day" text NOT NULL,
	"purpose" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens_in" integer DEFAULT 0 NOT NULL,
	"tokens_out" integer DEFAULT 0 NOT NULL,
	"micros" integer DEFAULT 0 NOT NULL,
	"is_estimated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "model_days_store_id_day_purpose_pk" PRIMARY KEY("store_id","day","purpose")
);
--> statement-breakpoint
ALTER TABLE "draft_feedback" ADD CONSTRAINT "draft_feedback_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_feedback" ADD CONSTRAINT "draft_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_jobs" ADD CONSTRAINT "draft_jobs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_jobs" ADD CONSTRAINT "draft_jobs_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_jobs" ADD CONSTRAINT "draft_jobs_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_jobs" ADD CONSTRAINT "draft_jobs_previous_id_drafts_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_steps" ADD CONSTRAINT "draft_steps_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafting_settings" ADD CONSTRAINT "drafting_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_days" ADD CONSTRAINT "model_days_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_jobs_due" ON "draft_jobs" USING btree ("due_at") WHERE parked_at is null;--> statement-breakpoint
CREATE INDEX "draft_jobs_thread" ON "draft_jobs" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "draft_jobs_draft" ON "draft_jobs" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "draft_jobs_previous" ON "draft_jobs" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "draft_jobs_store" ON "draft_jobs" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "draft_steps_started" ON "draft_steps" USING btree ("started_at");