package create

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// Feed tells what somebody has made, newest first.
type Feed interface {
	FeedOf(ctx context.Context, userID int64, from domain.FeedCursor, limit int) (entries []domain.FeedEntry, more bool, err error)
}

// feedShown is how many entries of the feed come with the create screen.
const feedShown = 8

// FeedPage is a stretch of what somebody has made.
type FeedPage struct {
	Data []FeedEntry `json:"data" nullable:"false"`
	Next string      `json:"next" doc:"Send this as before to get the next page. Empty on the last page"`
}

type feedInput struct {
	Before string `query:"before" maxLength:"40" doc:"next of the previous page. Default: start with the newest"`
	Limit  int    `query:"limit" minimum:"1" maximum:"30" default:"8"`
}

type feedOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         FeedPage
}

// registerFeed registers the call that lists what somebody has made.
func registerFeed(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "feed", Method: http.MethodGet, Path: "/images/feed", Tags: []string{"Images"}, Summary: "List generations",
		Description: "Generations with their prompts, options and images, and single images such as saved edits, newest first.",
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *feedInput) (*feedOutput, error) {
		from, ok := domain.ParseFeedCursor(in.Before)
		if !ok {
			return nil, domain.FieldErrorf("before", "That isn't a place in the list. Leave it empty to start with the newest.")
		}
		page, err := feedPage(ctx, c.Store, api.Me(ctx).ID, from, in.Limit)
		return &feedOutput{CacheControl: api.Private, Body: page}, err
	})
}

func feedPage(ctx context.Context, feed Feed, userID int64, from domain.FeedCursor, limit int) (FeedPage, error) {
	entries, more, err := feed.FeedOf(ctx, userID, from, limit)
	page := FeedPage{Data: make([]FeedEntry, len(entries))}
	for i, e := range entries {
		page.Data[i] = feedBody(e)
	}
	if more && len(entries) > 0 {
		page.Next = entries[len(entries)-1].Cursor()
	}
	return page, err
}
