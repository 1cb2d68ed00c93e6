package images

import (
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestMain(m *testing.M) { sitetest.Run(m) }
