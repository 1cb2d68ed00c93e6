package admin

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
)

// Numbers counts what matters to the administrator.
type Numbers interface {
	Numbers(ctx context.Context) (upkeep.Numbers, error)
	VisitorCounts(ctx context.Context, addressHash string) (domain.VisitorCounts, error)
}

// NumbersReport is what matters to the administrator, counted. Money is in dollars.
type NumbersReport struct {
	Days          []DayNumbers `json:"days" nullable:"false" doc:"The last 30 days including today, oldest first"`
	PayingUsers   int          `json:"paying_users"`
	QueueWaiting  int          `json:"queue_waiting" doc:"Generations in the queue"`
	QueueAge      float64      `json:"queue_age" doc:"How long the oldest has been waiting, in seconds"`
	QueueRunning  int          `json:"queue_running"`
	DiskFree      int64        `json:"disk_free" doc:"Bytes"`
	DiskTotal     int64        `json:"disk_total" doc:"Bytes"`
	DatabaseBytes int64        `json:"database_bytes"`
}

// DayNumbers are one day's figures.
type DayNumbers struct {
	Date     string  `json:"date" format:"date" doc:"A day in UTC"`
	SignUps  int     `json:"sign_ups"`
	Images   int     `json:"images" doc:"Delivered"`
	Passes   int     `json:"passes" doc:"Of those, passed the edge check without notes"`
	Failures int     `json:"failures" doc:"Generations that delivered nothing, except canceled ones"`
	Releases int     `json:"releases" doc:"Credits returned"`
	Revenue  float64 `json:"revenue" doc:"Payments of the day minus refunds"`
}

type numbersOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         NumbersReport
}

func registerNumbers(calls huma.API, c Config) {
	op := huma.Operation{OperationID: "get-numbers", Method: http.MethodGet, Path: "/admin/numbers", Summary: "Get statistics"}
	api.Act(calls, api.Administrator(op), func(ctx context.Context, _ *struct{}) (*numbersOutput, error) {
		numbers, err := c.Store.Numbers(ctx)
		if err != nil {
			return nil, err
		}
		disk, err := c.Disk()
		return &numbersOutput{CacheControl: api.Private, Body: numbersBody(numbers, disk)}, err
	})
}

func numbersBody(n upkeep.Numbers, disk upkeep.Disk) NumbersReport {
	body := NumbersReport{
		Days: make([]DayNumbers, len(n.Days)), PayingUsers: n.Paying, QueueWaiting: n.Waiting, QueueAge: n.Oldest.Seconds(), QueueRunning: n.Running,
		DiskFree: disk.FreeBytes, DiskTotal: disk.TotalBytes, DatabaseBytes: n.DatabaseBytes,
	}
	for i, d := range n.Days {
		body.Days[i] = DayNumbers{d.Day.Format(time.DateOnly), d.SignUps, d.Images, d.Passes, d.Failures, d.Releases, api.Dollars(d.RevenueCents)}
	}
	return body
}
