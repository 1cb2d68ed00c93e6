package frames

var (
	filmFramePiece  = frame.Named("film-frame", 2)
	ropeFramePiece  = frame.Named("rope-frame", 3)
	brushFramePiece = frame.Named("brush-frame", 4)
	starFramePiece  = frame.Named("star-frame", 5)
	washFramePiece  = frame.Named("watercolor-frame", 6)
	ovalFramePiece  = vintageFrame.Named("oval-frame", 1)
	filigreeFrame   = vintageFrame.Named("filigree-frame", 2)
	laceBorder      = border.Named("lace-border", 4)
	awarenessRibbon = ribbon.Named("awareness-ribbon", 2)
)
