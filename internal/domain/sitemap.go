package domain

import "time"

// SitemapShardSize is how many rows of images one shard of the sitemap spans, and so the most addresses that it holds.
const SitemapShardSize = 10_000

// SitemapShard is a stretch of the images in the order in which they were made.
type SitemapShard struct {
	Number    int
	ChangedAt time.Time // when one of its pages last said something else
}

// ListSummary is what is known of the public list of a category, or of all of them, without reading it.
type ListSummary struct {
	Total     int       // images
	ChangedAt time.Time // when the list last showed something else; zero: it never showed anything
}
