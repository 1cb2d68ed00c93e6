-- +goose Up
-- The second to fourth image of a generation were kept with the seed of the first, and so that seed made the first one again. Their
-- recipes know which they were: domain.ExactSeed puts that number above the 32 bits of the seed.
UPDATE images
SET seed = images.seed | (json_extract(f.recipe, '$.variation') << 32)
FROM image_files AS f
WHERE f.blob_key = images.blob_key
  AND images.seed BETWEEN 0 AND 4294967295
  AND json_extract(f.recipe, '$.engine') GLOB 'illustrator-*'
  AND json_extract(f.recipe, '$.seed') = images.seed
  AND json_extract(f.recipe, '$.variation') BETWEEN 1 AND 262143;
