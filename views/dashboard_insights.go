package views

// quickActions are what people come to the dashboard for, one step away. The island has the same.
var quickActions = []struct{ name, address string }{
	{"Create New Image", "/create"},
	{"My Images", "/gallery/my"},
	{"Favorites", "/gallery/favorites"},
	{"Credit history", "/settings?tab=credits"},
	{"Help", "/help"},
}
