package create

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain/collection"
)

// InsightsReport is what a user makes, counted.
type InsightsReport struct {
	Days   []DayCount   `json:"days" nullable:"false" doc:"The last 30 days including today, oldest first"`
	Styles []StyleCount `json:"styles" nullable:"false" doc:"Five style keywords; a prompt with two of them counts for both"`
}

// DayCount is one day's images.
type DayCount struct {
	Date   string `json:"date" format:"date" doc:"A day in UTC"`
	Images int    `json:"images" doc:"Generated on this day, including deleted ones"`
}

// StyleCount is one style keyword's images.
type StyleCount struct {
	Style  string `json:"style"`
	Images int    `json:"images" doc:"Images whose prompt has the keyword"`
}

type insightsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         InsightsReport
}

func registerInsights(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "get-insights", Method: http.MethodGet, Path: "/images/insights", Tags: []string{"Images"}, Summary: "Get usage insights"}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, _ *struct{}) (*insightsOutput, error) {
		insights, err := c.Store.Insights(ctx, api.Me(ctx).ID)
		return &insightsOutput{CacheControl: api.Private, Body: InsightsBody(insights)}, err
	})
}

// InsightsBody tells insights as the API does; the dashboard carries the same.
func InsightsBody(insights collection.Insights) InsightsReport {
	report := InsightsReport{Days: make([]DayCount, len(insights.Days)), Styles: make([]StyleCount, len(insights.Styles))}
	for i, day := range insights.Days {
		report.Days[i] = DayCount{Date: day.Day.Format(time.DateOnly), Images: day.Images}
	}
	for i, style := range insights.Styles {
		report.Styles[i] = StyleCount(style)
	}
	return report
}
