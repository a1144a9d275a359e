-- Every platform has exactly these settings, in the order in which they are shown; staff set the values.
INSERT INTO "settings" ("key", "value") VALUES
	('referral_bonus', 50),
	('spunky_points_conversion_rate', 100),
	('campaign_ad_fee', 25),
	('asset_tracking_fee', 10),
	('minimum_points', 1000),
	('points_per_task', 10);
